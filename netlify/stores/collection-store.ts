import * as z from 'zod';
import { endedByCollections } from '#domain/person/endings.ts';
import { personCollectionsSchema } from '#domain/collection/collection.schema.ts';
import { documentStore } from './document-store.ts';
import { noteEndings } from './ending-store.ts';
import { hashOf } from './hash-of.ts';
import type { OwnedStore } from './person-index.ts';

/** Readers' own collections: one document per person, under the person's id. */
export const collections = documentStore('kits', personCollectionsSchema, undefined, async (userId, before, after) => {
  const ended = endedByCollections(before, after);
  if (ended) await noteEndings(userId, ended);
});

const collectionLinkSchema = z.object({ userId: z.string(), kit: z.string() });
type CollectionLink = z.output<typeof collectionLinkSchema>;

/**
 * Where the collection under a shared link is, by the hash of what nobody can guess. It only leads there: whether the
 * collection is still shared under this link, the collection itself says.
 */
export const collectionLinks = documentStore('kit-links', collectionLinkSchema);
export const ownedCollectionLinks: OwnedStore<CollectionLink> = {
  store: collectionLinks,
  ownersOf: ({ userId }) => [{ userId }],
};

/** The key of a link's record: the name under which the journal of endings knows it, too. */
export function linkKey(shareKey: string): string {
  return hashOf(shareKey);
}
