import type { Contract } from './contract.ts';

/** Browser navigation: the identity provider comes back here. */
export const callback = {
  path: '/api/callback',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'Where the identity provider sends a browser back to.',
      getChanges: true,
      out: null,
      statuses: [400, 400, 400, 400],
    },
  },
} as const satisfies Contract;
