import * as z from 'zod';
import type { Answer, Contract } from './contract.ts';

/** For a payment form of one's own: the pending subscription's payment. Not used by our pages, which go through hosted checkout. */
export const getOrCreateSubscription = {
  path: '/api/get-or-create-subscription',
  methods: {
    POST: {
      who: 'user',
      out: z.strictObject({ clientSecret: z.string(), paymentIntentId: z.string() }),
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;

export type PendingPayment = Answer<typeof getOrCreateSubscription, 'POST'>;
