import * as z from 'zod';
import { documentStore } from './document-store.ts';

/** The payment provider's events that were handled, each under its id, so that each is handled once. */
export const paymentEvents = documentStore(
  'payment-events',
  z.object({
    type: z.string(),
    /** Unix seconds, by the provider's clock. */
    created: z.number(),
  }),
);
