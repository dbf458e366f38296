import * as z from 'zod';
import { oneLine } from '#domain/public-form/form-text.ts';

/** Body of `POST /api/kit-shares`. */
export const collectionShareSchema = z.strictObject({
  kit: z.uuid(),
  byName: z.string().transform(oneLine).pipe(z.string().max(80, 'At most 80 characters')),
});
