import * as z from 'zod';
import { localLineSchema, newProjectSchema } from '#domain/project/line-change.schema.ts';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';

/** Body of `POST /api/projects`: with lines it is a project that a browser kept, moved in whole. */
export const projectsSchema = newProjectSchema.extend({
  lines: z.array(localLineSchema).max(PROJECT_BOUNDS.linesAtOnce).optional(),
});
