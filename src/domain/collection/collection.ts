import type { z } from 'zod';
import type { collectionSchema, personCollectionsSchema } from './collection.schema.ts';

/** A reader's own collection of tools: named, ordered by hand, with a note for each tool. */
export type Collection = z.output<typeof collectionSchema>;
/** One tool in it. */
export type CollectionTool = Collection['tools'][number];
/** All collections of one person, as they are stored. */
export type PersonCollections = z.output<typeof personCollectionsSchema>;

/** Bounds of what one person keeps: far above what anybody reads again, so that one document can hold it all. */
export const COLLECTION_BOUNDS = {
  /** Characters. */
  name: 80,
  intro: 400,
  note: 280,
  /** Tools in one collection. */
  tools: 60,
  /** Collections of one person. */
  kits: 200,
  /** Tools in all collections of one person. */
  allTools: 2000,
} as const;

/** The name of a collection that was made without one. */
export const FIRST_COLLECTION_NAME = 'My collection';

/** Where a reader's own collections are. */
export const collectionsPath = '/collections';

/** The address that opens one of them. */
export function collectionAddress({ id }: Pick<Collection, 'id'>): string {
  return `${collectionsPath}?c=${id}`;
}

/** The address of the page that shows a shared one. */
export function sharedCollectionPath(key: string): `/shared/${string}` {
  return `/shared/${key}`;
}
