import type { Collection } from '#domain/tool/collection.schema.ts';

/** The address of a collection page. */
export function collectionPath({ slug, shelf }: Pick<Collection, 'slug' | 'shelf'>): string {
  if (shelf === 'search') return `/search/${slug}`;
  return shelf === 'top' ? `/${slug}` : `/tools/${slug}`;
}
