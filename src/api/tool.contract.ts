import type { Contract } from './contract.ts';

export const tool = {
  path: '/api/tools/:id',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
