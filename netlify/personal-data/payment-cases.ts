import { ownedCases } from '#netlify/stores/payment-case-store.ts';
import { personalRecords } from './own-records.ts';

/**
 * Disputes and refunds of somebody's payments. Who of the team looked at them is not theirs to have: a keyed hash. What
 * the law has us keep of a payment stays at Stripe; without the account nothing here says whose it was.
 */
export const personalPaymentCases = personalRecords(ownedCases, {
  holds:
    'Disputes and refunds of your payments: ids of the payment provider, amounts, and when we dealt with them; kept two years',
  given: ({ userId: _, entries, ...one }) => ({ ...one, entries: entries.map(({ at, what }) => ({ at, what })) }),
});
