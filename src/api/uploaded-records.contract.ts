import type { Contract } from './contract.ts';

/** Everything that is uploaded, as a build takes it in (scripts/build/fetch-uploads.ts). */
export const uploadedRecords = {
  path: '/api/uploaded-records',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
