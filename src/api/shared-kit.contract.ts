import type { Contract } from './contract.ts';

export const sharedCollection = {
  path: '/api/shared-kits/:key',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [404, 404, 404, 404],
    },
  },
} as const satisfies Contract;
