import { billingSchema } from './billing.schema.ts';
import type { Answer, Contract } from './contract.ts';

export const billing = {
  path: '/api/billing',
  methods: {
    GET: {
      who: 'user',
      out: billingSchema,
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;

/** What the signed-in person pays, with what, and what was paid. */
export type Billing = Answer<typeof billing, 'GET'>;
export type Invoice = Billing['invoices'][number];
