import { join, resolve } from 'node:path';
import * as z from 'zod';
import { readJsonFile } from '@yak/emulator-loopback';
import { projectRoot } from './serve-site.ts';

/**
 * The settings of the site that `npm start` or `npm run dev` serves at this moment over the data folder that
 * `YAK_DATA_DIR` names (default `.local`). Without one the command ends and says so.
 */
export function siteSettings(): Record<string, string> {
  const dataDir = resolve(projectRoot, process.env['YAK_DATA_DIR'] || '.local');
  const environment = readJsonFile(join(dataDir, 'environment.json'));
  if (environment === null) stop(`There is nothing in ${dataDir}: run “npm start” first and leave it running.`);
  return z.record(z.string(), z.string()).parse(environment);
}

/** Ends the command, saying why. */
export function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
