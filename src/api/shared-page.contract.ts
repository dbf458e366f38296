import type { Contract } from './contract.ts';

/** The page of a shared collection: a browser navigates here; the answer is HTML. */
export const sharedPage = {
  path: '/shared/:key',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [404, 404, 404, 404],
    },
  },
} as const satisfies Contract;
