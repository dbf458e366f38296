import type { Endpoint } from './endpoint.ts';

/** The link in a confirming mail: GET shows what it is about, and only POST confirms, so that mail scanners cannot. */
export const confirmSubscription = {
  path: '/api/confirm-subscription',
  methods: ['GET', 'POST'],
} as const satisfies Endpoint;
