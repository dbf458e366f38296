import type { Contract } from './contract.ts';

/** Browser navigation: starts the sign-in. Query: `returnTo` (same-origin path), `login_hint` (address passed on to the provider). */
export const login = {
  path: '/api/login',
  methods: {
    GET: {
      who: 'anyone',
      getChanges: true,
      statuses: [303, 303, 303, 303],
    },
  },
} as const satisfies Contract;
