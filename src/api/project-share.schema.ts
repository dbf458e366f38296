import * as z from 'zod';
import { oneLine } from '#domain/public-form/form-text.ts';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';

/** Body of `POST /api/projects/{id}/share`. */
export const projectShareSchema = z.strictObject({
  byName: z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(PROJECT_BOUNDS.byName, `At most ${PROJECT_BOUNDS.byName} characters`))
    .default(''),
});
