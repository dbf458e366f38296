import * as z from 'zod';
import { toolAnswerSchema } from './tool-answer.schema.ts';
import type { Contract } from './contract.ts';

export const tools = {
  path: '/api/tools',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'All tools, or those that ids names, sorted by name; answered with an ETag.',
      params: z.object({ ids: z.string().optional().describe('Up to 50 numbers with commas between them.') }),
      out: z.array(toolAnswerSchema),
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
