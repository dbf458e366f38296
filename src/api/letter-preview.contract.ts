import type { Contract } from './contract.ts';

export const letterPreview = {
  path: '/api/admin/letter-preview',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 404],
    },
  },
} as const satisfies Contract;
