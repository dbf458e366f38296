import * as z from 'zod';
import type { Contract } from './contract.ts';

export const signOutEverywhere = {
  path: '/api/sign-out-everywhere',
  methods: {
    POST: {
      who: 'user',
      out: z.strictObject({ devices: z.number().int().describe('That were signed in, this one included.') }),
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
