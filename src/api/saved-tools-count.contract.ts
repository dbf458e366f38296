import * as z from 'zod';
import type { Contract } from './contract.ts';

export const savedToolsCount = {
  path: '/api/saved-tools/count',
  methods: {
    GET: {
      who: 'user',
      out: z.strictObject({ count: z.number().int() }),
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
