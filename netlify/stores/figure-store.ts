import * as z from 'zod';
import { documentStore } from './document-store.ts';

/** What happened and is not added up yet: the key says week and event, so that none waits for another. */
export const countedEvents = documentStore('counted-events', z.object({ at: z.iso.datetime() }));

/** What happened in each week, under the ISO week. */
export const figureWeeks = documentStore(
  'figure-weeks',
  z.object({
    counts: z.record(z.string(), z.number().int()),
    /** Keys of the events that were added last: a run that died before it removed them adds them only once. */
    folded: z.array(z.string()),
  }),
);

/** The key of the list of searches. */
export const MISSED_LIST = 'list';

/** How often searches found nothing, or nothing that was opened, each under a keyed hash of its words. */
export const missedSearches = documentStore(
  'missed-searches',
  z.object({ count: z.number().int(), firstDay: z.string(), lastDay: z.string() }),
  (key) => key !== MISSED_LIST,
);

const missedSearch = z.object({
  words: z.string(),
  count: z.number().int(),
  lastDay: z.string(),
  wasFound: z.boolean().optional(),
});

/** The words of those that many looked for: one document. */
export const missedList = documentStore(
  'missed-searches',
  z.object({ searches: z.array(missedSearch) }),
  (key) => key === MISSED_LIST,
);
