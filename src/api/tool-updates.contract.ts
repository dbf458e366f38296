import type { Contract } from './contract.ts';

export const toolUpdates = {
  path: '/api/tool-updates',
  methods: {
    GET: {
      who: 'visitor',
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
