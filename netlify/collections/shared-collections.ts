import { randomBytes } from 'node:crypto';
import { type Brief, makeBrief } from '#domain/collection/brief/brief.ts';
import { shareCollection } from '#domain/collection/change-collections.ts';
import type { Collection } from '#domain/collection/collection.ts';
import { taskFacts } from '#netlify/catalog/task-facts.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { correctionReader } from '#netlify/facts/correction-reader.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import type { Session } from '#netlify/session/session.ts';
import { collectionLinks, linkKey, ownedCollectionLinks } from '#netlify/stores/collection-store.ts';
import { keepOwned, removeOwned } from '#netlify/stores/person-index.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import { readOwnCollections } from './own-collections.ts';
import { changeCollectionsOf, readCollections } from './person-collections.ts';

/** Bytes of chance in a link: nobody guesses 128 bits. */
const KEY_BYTES = 16;
const KEY = /^[A-Za-z0-9_-]{22}$/;

/**
 * Gives a collection a link, or keeps the one it has. What leads there is written first: no link is given out that does
 * not work.
 * @throws ApiError `not_found`, `unauthorized`; StoreUnavailable
 */
export async function shareCollectionOf(
  session: Session,
  kitId: string,
  byName: string,
  now: Date,
): Promise<Collection> {
  const known = (await readCollections(session)).find(({ id }) => id === kitId);
  if (!known) throw new ApiError('not_found', { message: 'This collection is not there any more.' });
  const key = known.share?.key ?? randomBytes(KEY_BYTES).toString('base64url');
  const link = { userId: session.stored.user.id, kit: kitId };
  await keepOwned(ownedCollectionLinks, linkKey(key), link);
  const after = await changeCollectionsOf(session, (current) => {
    const shared = shareCollection(current, kitId, { key, byName }, now);
    return shared.ok ? { ok: true, kits: shared.kits, changed: true } : shared;
  }).catch(async (error: unknown) => {
    // It was refused: what would lead to it names an account that may be erased by now.
    if (error instanceof ApiError && known.share === null) await removeOwned(ownedCollectionLinks, linkKey(key), link);
    throw error;
  });
  const collection = after.find(({ id }) => id === kitId);
  if (!collection) throw new ApiError('not_found');
  return collection;
}

/** The collection under a link; null when nothing is shared under it, or not any more. @throws StoreUnavailable */
export async function findSharedCollection(key: string): Promise<Collection | null> {
  if (!KEY.test(key)) return null;
  const link = await collectionLinks.read(linkKey(key));
  if (!link) return null;
  const owner = (await readUser(link.userId))?.user;
  if (!owner || owner.deletedAt !== null) return null;
  return (await readOwnCollections(owner)).kits.find(({ share }) => share?.key === key) ?? null;
}

/** What everybody reads of a shared collection: the catalogue of this moment. */
export async function briefOfCollection({ name, intro, tools, share }: Collection, now: Date): Promise<Brief> {
  const [{ find }, tasks] = await Promise.all([currentCatalogue(), taskFacts()]);
  const correctionsOf = await correctionReader({ find });
  return makeBrief({
    title: name,
    intro,
    byName: share?.byName ?? '',
    tools: tools.flatMap(({ toolId, note }) => {
      const tool = find(toolId);
      return tool ? [{ tool, note }] : [];
    }),
    tasks,
    corrections: await correctionsOf(tools.map(({ toolId }) => toolId)),
    now,
  });
}
