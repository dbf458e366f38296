import * as z from 'zod';
import type { Contract } from './contract.ts';

export const createCustomerPortal = {
  path: '/api/create-customer-portal',
  methods: {
    POST: {
      who: 'user',
      out: z.strictObject({ url: z.string() }),
      // Who has never begun a payment has no portal; the admin is the same person throughout, and has.
      statuses: [401, 409, 409, 200],
    },
  },
} as const satisfies Contract;
