import * as z from 'zod';
import type { Contract } from './contract.ts';

export const submissionStatus = {
  path: '/api/submission-status',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'What became of a suggested tool, for whoever has the private link.',
      params: z.object({ key: z.string() }),
      out: z.strictObject({
        toolName: z.string(),
        website: z.string(),
        receivedAt: z.string(),
        state: z.enum(['received', 'accepted', 'declined']),
        decidedAt: z.string().nullable().describe('null as long as it is received.'),
        reason: z.string().nullable().describe('Why it was declined; else null.'),
        toolId: z.number().int().nullable().describe('The tool it became; else null.'),
      }),
      statuses: [400, 400, 400, 400],
    },
  },
} as const satisfies Contract;
