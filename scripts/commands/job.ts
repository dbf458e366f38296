import { calledByClock, functionFile } from '#local/function-names.ts';
import { siteSettings, stop } from '#local/site-settings.ts';
import { useSettings } from '#local/with-settings.ts';

/**
 * `npm run job -- weekly-digest`: runs one scheduled function at once, over the data of the site that `npm start` or
 * `npm run dev` serves at this moment. `YAK_DATA_DIR` (default `.local`) names its data folder.
 */
const scheduled = calledByClock();
const name = process.argv[2] ?? '';
if (!scheduled.includes(name)) stop(`Name one of the scheduled functions: ${scheduled.join(', ')}.`);

useSettings(siteSettings());

const { default: run } = (await import(functionFile(name).href)) as { default: () => Promise<void> };
await run().catch((error: unknown) => {
  console.error(error);
  stop(`${name} failed. Does “npm start” run with the same data folder?`);
});
console.log(`${name}: done.`);
