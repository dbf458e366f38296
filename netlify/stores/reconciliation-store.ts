import * as z from 'zod';
import { documentStore } from './document-store.ts';

/**
 * How far the walk over all of the payment provider's subscriptions has come, under `walk`, and beside it one note for
 * each page of that list.
 */
export const reconciliationPlaces = documentStore(
  'reconciliation',
  z.object({
    /** The last subscription that was done; of a note, the last one on its page. */
    after: z.string(),
    /** When the walk began. */
    since: z.iso.datetime().optional(),
    /** The list is behind it: our own accounts are walked over. */
    isListed: z.boolean().optional(),
    /** Of a note: marks of the accounts on its page. */
    people: z.array(z.string()).optional(),
  }),
);
