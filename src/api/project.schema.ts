import { projectChangeSchema } from '#domain/project/line-change.schema.ts';

/** Body of `PUT /api/projects/{id}`: what is left out stays. */
export const projectBodySchema = projectChangeSchema;
