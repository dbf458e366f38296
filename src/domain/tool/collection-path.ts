/** Where a collection stands: by category or by department under /tools/, a saved search under /search/, or at the top. */
export const collectionShelves = ['category', 'department', 'search', 'top'] as const;
export type CollectionShelf = (typeof collectionShelves)[number];

/** The address of a collection page. */
export function collectionPath({ slug, shelf }: { slug: string; shelf: CollectionShelf }): string {
  if (shelf === 'search') return `/search/${slug}`;
  return shelf === 'top' ? `/${slug}` : `/tools/${slug}`;
}
