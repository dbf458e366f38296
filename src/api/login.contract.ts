import * as z from 'zod';
import type { Contract } from './contract.ts';

/** Browser navigation: starts the sign-in. Query: `returnTo` (same-origin path), `login_hint` (address passed on to the provider). */
export const login = {
  path: '/api/login',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'Sends a browser to sign in.',
      params: z.object({ returnTo: z.string().optional(), login_hint: z.string().optional() }),
      getChanges: true,
      out: null,
      statuses: [303, 303, 303, 303],
    },
  },
} as const satisfies Contract;
