import * as z from 'zod';
import type { Contract } from './contract.ts';

/** Stripe tells us what happened; only signed messages are heard. */
export const stripeWebhook = {
  path: '/api/stripe-webhook',
  methods: {
    POST: {
      who: 'anyone',
      summary: 'What the payment provider tells, signed.',
      fromServers: true,
      out: z.strictObject({ received: z.literal(true) }),
      statuses: [400, 400, 400, 400],
    },
  },
} as const satisfies Contract;
