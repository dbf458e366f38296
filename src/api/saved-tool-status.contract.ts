import * as z from 'zod';
import type { Contract } from './contract.ts';

/** Whether one tool is saved. Pages know it from the saves that come with the session; callers of the API ask here. */
export const savedToolStatus = {
  path: '/api/saved-tools/:toolId/status',
  methods: {
    GET: {
      who: 'user',
      out: z.strictObject({ isSaved: z.boolean() }),
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
