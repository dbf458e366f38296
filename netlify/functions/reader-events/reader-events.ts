import type { Config } from '@netlify/functions';
import { readerEventsEndpoint } from '#api/reader-events.ts';
import { readerEventSchema } from '#api/reader-events.schema.ts';
import { taskSlugs } from '#netlify/catalog/task-facts.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import { noteMissedSearch } from '#netlify/figures/note-missed-search.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAnyone } from '#netlify/http/route.ts';
import { countedEvents } from '#netlify/stores/figure-store.ts';

/** More than this wait to be added up only when machines send them: then nothing more is counted. */
const MOST_WAITING = 5000;

export default defineEndpoint(readerEventsEndpoint, {
  POST: forAnyone({
    body: readerEventSchema,
    handle: async ({ body, now }) => {
      const isFlooded = (await countedEvents.someKeys(MOST_WAITING)).length === MOST_WAITING;
      if (!isFlooded && body.what === 'missed-search') await noteMissedSearch(body.words, now);
      if (!isFlooded && body.what === 'task' && (await taskSlugs()).has(body.slug))
        await countEvent(`task-${body.slug}`, now);
      return jsonAnswer({ received: true });
    },
  }),
});

export const config: Config = {
  path: '/api/reader-events',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
