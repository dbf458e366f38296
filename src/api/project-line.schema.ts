import { lineCorrectionSchema } from '#domain/project/line-change.schema.ts';

/** Body of `PUT /api/projects/{id}/lines/{line}`: what is left out stays. */
export const projectLineSchema = lineCorrectionSchema;
