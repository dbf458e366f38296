import * as z from 'zod';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import { rulesSchema } from '#domain/rules/rules.schema.ts';
import type { Contract } from './contract.ts';

/** Body of `POST /api/project-facts`. */
export const projectFactsSchema = z.strictObject({
  toolId: z.number().int().positive(),
  plan: z.string().max(PROJECT_BOUNDS.plan).default(''),
  rules: rulesSchema.prefault({}),
});

export const projectFacts = {
  path: '/api/project-facts',
  methods: {
    POST: {
      who: 'anyone',
      in: projectFactsSchema,
      statuses: [200, 200, 200, 200],
      example: { toolId: 2, plan: '', rules: { paidWork: true } },
    },
  },
} as const satisfies Contract;
