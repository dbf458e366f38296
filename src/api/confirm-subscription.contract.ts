import type { Contract } from './contract.ts';

/** The link in a confirming mail: GET shows what it is about, and only POST confirms, so that mail scanners cannot. */
export const confirmSubscription = {
  path: '/api/confirm-subscription',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [400, 400, 400, 400],
    },
    POST: {
      who: 'anyone',
      statuses: [400, 400, 400, 400],
    },
  },
} as const satisfies Contract;
