import categories from '#data/categories.json' with { type: 'json' };
import { categoriesSchema } from '#domain/tool/categories.schema.ts';

/** The closed vocabulary of categories and badges. */
export const vocabulary = categoriesSchema.parse(categories);
