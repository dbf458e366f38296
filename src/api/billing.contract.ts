import { billingSchema } from './billing.schema.ts';
import type { Contract } from './contract.ts';

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
