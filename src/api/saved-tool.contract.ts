import type { Contract } from './contract.ts';

export const savedTool = {
  path: '/api/saved-tools/:id',
  methods: {
    DELETE: {
      who: 'user',
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
