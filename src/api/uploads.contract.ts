import type { Contract } from './contract.ts';

export const uploads = {
  path: '/api/uploads',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
