import type { Contract } from './contract.ts';

export const uploadedTools = {
  path: '/api/uploaded-tools',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
