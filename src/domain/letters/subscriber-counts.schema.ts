import * as z from 'zod';

const count = z.number().int();

/** What was counted of all subscribers; no address. */
export const subscriberCountsSchema = z.object({
  byState: z.object({ pending: count, confirmed: count, unsubscribed: count }),
  /** Those who are subscribed, by the ISO week in which they confirmed. */
  joinedIn: z.record(z.string(), count),
});
