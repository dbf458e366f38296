import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { runWatch } from '#netlify/watch/run-watch.ts';
import { webNetwork } from '#netlify/web/web-network.ts';
import { watchedWeb } from '#netlify/env.ts';
import { factTitles } from '#domain/tool/evidence/evidence.ts';
import { reasonText } from '#domain/watch/reading-text.ts';
import { watchText } from '#domain/watch/watch-report.ts';
import { siteSettings, stop } from '#local/site-settings.ts';
import { useSettings } from '#local/with-settings.ts';

/**
 * `npm run facts:watch`: visits the pages that are due, as the site's own job does, over the data of the site that
 * `npm start` or `npm run dev` serves at this moment, and says what each value came to. `YAK_WATCH_WEB` names a stand-in;
 * the real web unless set.
 */
const settings = siteSettings();
useSettings({
  ...settings,
  YAK_WATCH_WEB: process.env['YAK_WATCH_WEB'] || settings['YAK_WATCH_WEB'] || 'web',
  LOG_LEVEL: 'error',
});

const web = watchedWeb();
if (!web) stop('There is no web to read: set YAK_WATCH_WEB.');
const { tools } = await currentCatalogue();
const names = new Map(tools.map(({ id, name }) => [id, name]));
for (let visited = -1; visited !== 0; ) {
  const run = await runWatch({
    tools,
    now: new Date(),
    until: Infinity,
    network: webNetwork(web),
    onReading: ({ toolId, fact, state, reason, status }, source) =>
      console.log(
        `${state.padEnd(18)} ${names.get(toolId)}, ${factTitles[fact].toLowerCase()}: ${reasonText({ reason, status })} ${source}`,
      ),
  });
  visited = run.visited;
  if (visited === 0) console.log(watchText(run.report));
}
