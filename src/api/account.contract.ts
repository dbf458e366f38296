import * as z from 'zod';
import type { Contract } from './contract.ts';

export const account = {
  path: '/api/account',
  methods: {
    DELETE: {
      who: 'user',
      out: z.strictObject({
        state: z
          .enum(['deleted', 'underway'])
          .describe('underway: the account is closed, and the rest is erased within the hour.'),
      }),
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
