import * as z from 'zod';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import { rulesSchema } from '#domain/rules/rules.schema.ts';

/** Body of `POST /api/project-facts`. */
export const projectFactsSchema = z.strictObject({
  toolId: z.number().int().positive(),
  plan: z.string().max(PROJECT_BOUNDS.plan).default(''),
  rules: rulesSchema.prefault({}),
});
