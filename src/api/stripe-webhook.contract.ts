import type { Contract } from './contract.ts';

/** Stripe tells us what happened; only signed messages are heard. */
export const stripeWebhook = {
  path: '/api/stripe-webhook',
  methods: {
    POST: {
      who: 'anyone',
      fromServers: true,
      statuses: [400, 400, 400, 400],
    },
  },
} as const satisfies Contract;
