import type { Contract } from './contract.ts';

/** The page of a shared collection: a browser navigates here; the answer is HTML. */
export const sharedPage = {
  path: '/shared/:key',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'The page of what an owner shares by a link.',
      out: null,
      statuses: [404, 404, 404, 404],
    },
  },
} as const satisfies Contract;
