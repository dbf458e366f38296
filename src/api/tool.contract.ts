import * as z from 'zod';
import { inks } from '#domain/tool/categories.schema.ts';
import { toolAnswerSchema, toolRowSchema } from './tool-answer.schema.ts';
import type { Answer, Contract } from './contract.ts';

export const tool = {
  path: '/api/tools/:id',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'One tool with its plans, rights by plan and evidence for each value, and up to three similar ones.',
      params: z.object({ id: z.int().min(1) }),
      out: z.strictObject({
        tool: toolAnswerSchema,
        ink: z.enum(inks).describe('Colour of its spine.'),
        similar: z.array(toolRowSchema).max(3),
      }),
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;

/** One tool with what its page shows besides. */
export type OneToolAnswer = Answer<typeof tool, 'GET'>;
