import type { Contract } from './contract.ts';

export const projectSheet = {
  path: '/api/projects/:id/sheet',
  methods: {
    GET: {
      who: 'user',
      statuses: [401, 404, 404, 404],
    },
  },
} as const satisfies Contract;
