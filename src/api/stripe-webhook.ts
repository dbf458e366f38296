import type { Endpoint } from './endpoint.ts';

/** Stripe tells us what happened; only signed messages are heard. */
export const stripeWebhook = { path: '/api/stripe-webhook', methods: ['POST'] } as const satisfies Endpoint;
