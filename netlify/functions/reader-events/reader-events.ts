import type { Config } from '@netlify/functions';
import { readerEventsEndpoint } from '#api/reader-events.contract.ts';
import { taskSlugs } from '#netlify/catalog/task-facts.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import { noteMissedSearch } from '#netlify/admin/note-missed-search.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { countToday } from '#netlify/stores/form-day-store.ts';

export default defineEndpoint(readerEventsEndpoint, {
  POST: async ({ body, now }) => {
    const isKnown = body.what === 'missed-search' || (await taskSlugs()).has(body.slug);
    // One too many a day is dropped: what pages tell is a figure, and nobody waits for it.
    if (isKnown && (await countToday('reader-event', now))) {
      if (body.what === 'missed-search') await noteMissedSearch(body.words, now, body.wasFound);
      else await countEvent(`task-${body.slug}`, now);
    }
    return jsonAnswer({ received: true });
  },
});

export const config: Config = {
  path: '/api/reader-events',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
