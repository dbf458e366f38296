import * as z from 'zod';
import { rulesSchema } from '#domain/rules/rules.schema.ts';
import type { Contract } from './contract.ts';

/** Tools that one call names at most; without names it judges them all. */
const MAX_NAMED = 100;

/** Body of `POST /api/verdicts`: what a client allows, and the tools to judge. */
export const verdictsSchema = z.strictObject({
  rules: rulesSchema,
  toolIds: z
    .array(z.number().int().positive())
    .min(1)
    .max(MAX_NAMED)
    .optional()
    .describe('Numbers of the tools to judge; left out, the whole catalogue is.'),
});

export const verdictsEndpoint = {
  path: '/api/verdicts',
  methods: {
    POST: {
      who: 'anyone',
      in: verdictsSchema,
      statuses: [200, 200, 200, 200],
      example: { rules: { paidWork: true } },
    },
  },
} as const satisfies Contract;
