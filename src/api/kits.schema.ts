import { collectionChangeSchema } from '#domain/collection/collection-change.schema.ts';

/** Body of `POST /api/kits`. */
export const collectionsSchema = collectionChangeSchema;
