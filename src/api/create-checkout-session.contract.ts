import * as z from 'zod';
import type { Contract } from './contract.ts';

/** Body of `POST /api/create-checkout-session`; without a body the interval is a month. */
const checkoutSchema = z.strictObject({ interval: z.enum(['month', 'year']) });

export const createCheckoutSession = {
  path: '/api/create-checkout-session',
  methods: {
    POST: {
      who: 'user',
      in: checkoutSchema,
      bodyOptional: true,
      out: z.strictObject({ url: z.string() }),
      statuses: [401, 200, 200, 200],
      example: { interval: 'month' },
    },
  },
} as const satisfies Contract;

/** How often Core is paid. */
export type BillingInterval = z.infer<typeof checkoutSchema>['interval'];
