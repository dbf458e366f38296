import type { Contract } from './contract.ts';

/** The link in a confirming mail: GET shows what it is about, and only POST confirms, so that mail scanners cannot. */
export const confirmSubscription = {
  path: '/api/confirm-subscription',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'Asks whoever has the link of a mail to confirm a subscription: a page.',
      out: null,
      statuses: [400, 400, 400, 400],
    },
    POST: {
      who: 'anyone',
      summary: 'Confirms a subscription: the button of that page.',
      out: null,
      statuses: [400, 400, 400, 400],
    },
  },
} as const satisfies Contract;
