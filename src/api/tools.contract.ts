import type { Contract } from './contract.ts';

export const tools = {
  path: '/api/tools',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
