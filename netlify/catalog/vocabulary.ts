import categories from '#data/categories.json' with { type: 'json' };
import type { Categories, Ink } from '#domain/tool/categories.schema.ts';

/** The closed vocabulary of categories and badges. */
export const vocabulary = categories as Categories;

const badgeColors = new Map(vocabulary.badges.map(({ name, color }) => [name, color]));

/** The colour of a badge; one without a colour of its own is grey. */
export function badgeColor(badge: string): Ink {
  return badgeColors.get(badge) ?? 'grey';
}
