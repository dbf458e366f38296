import type { Endpoint } from './endpoint.ts';

/** For a payment form of one's own: the pending subscription's payment. Not used by our pages, which go through hosted checkout. */
export const getOrCreateSubscription = {
  path: '/api/get-or-create-subscription',
  methods: ['POST'],
} as const satisfies Endpoint;

export interface PendingPayment {
  clientSecret: string;
  paymentIntentId: string;
}
