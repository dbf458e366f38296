import * as z from 'zod';
import { documentStore } from './document-store.ts';

/** How far the walk over all of the payment provider's subscriptions has come: the last one that was done. */
export const reconciliationPlaces = documentStore('reconciliation', z.object({ after: z.string() }));
