import { join, resolve } from 'node:path';
import * as z from 'zod';
import { calledByClock, functionFile } from '#local/function-names.ts';
import { projectRoot } from '#local/serve-site.ts';
import { readJsonFile } from '@yak/emulator-loopback';
import { useSettings } from '#local/with-settings.ts';

/**
 * `npm run job -- weekly-digest`: runs one scheduled function at once, over the data of the site that `npm start` or
 * `npm run dev` serves at this moment. `YAK_DATA_DIR` (default `.local`) names its data folder.
 */
const scheduled = calledByClock();
const name = process.argv[2] ?? '';
if (!scheduled.includes(name)) stop(`Name one of the scheduled functions: ${scheduled.join(', ')}.`);

const dataDir = resolve(projectRoot, process.env['YAK_DATA_DIR'] || '.local');
const environment = readJsonFile(join(dataDir, 'environment.json'));
if (environment === null) stop(`There is nothing in ${dataDir}: run “npm start” first and leave it running.`);
useSettings(z.record(z.string(), z.string()).parse(environment));

const { default: run } = (await import(functionFile(name).href)) as { default: () => Promise<void> };
await run().catch((error: unknown) => {
  console.error(error);
  stop(`${name} failed. Does “npm start” run with the same data folder?`);
});
console.log(`${name}: done.`);

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
