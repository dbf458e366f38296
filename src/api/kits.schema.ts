import { kitChangeSchema } from '#domain/kit/kit-change.schema.ts';

/** Body of `POST /api/kits`. */
export const kitsSchema = kitChangeSchema;
