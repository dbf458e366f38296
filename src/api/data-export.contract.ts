import type { Contract } from './contract.ts';

/** GET answers the mailed link; POST makes the export of the signed-in person and mails that link. */
export const dataExport = {
  path: '/api/data-export',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [404, 404, 404, 404],
    },
    POST: {
      who: 'user',
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
