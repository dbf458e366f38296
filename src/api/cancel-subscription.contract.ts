import { billingSchema } from './billing.schema.ts';
import type { Contract } from './contract.ts';

export const cancelSubscription = {
  path: '/api/cancel-subscription',
  methods: {
    POST: {
      who: 'user',
      out: billingSchema,
      statuses: [401, 409, 409, 409],
    },
  },
} as const satisfies Contract;
