import type { Contract } from './contract.ts';

/** Browser navigation: the identity provider comes back here. */
export const callback = {
  path: '/api/callback',
  methods: {
    GET: {
      who: 'anyone',
      getChanges: true,
      statuses: [400, 400, 400, 400],
    },
  },
} as const satisfies Contract;
