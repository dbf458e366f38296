/** Where a collection stands: by category or by department under /tools/, a saved search under /search/, or at the top. */
export const listingKinds = ['category', 'department', 'search', 'top'] as const;
type ListingKind = (typeof listingKinds)[number];

/** The address of a collection page. */
export function listingPath({ slug, shelf: index }: { slug: string; shelf: ListingKind }): string {
  if (index === 'search') return `/search/${slug}`;
  return index === 'top' ? `/${slug}` : `/tools/${slug}`;
}
