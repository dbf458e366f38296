import type { CollectionsAnswer } from '#api/kits.contract.ts';
import type { CollectionOutcome } from '#domain/collection/change-collections.ts';
import type { Collection } from '#domain/collection/collection.ts';
import { collectionRights, mayUse } from '#domain/plan/may-use.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { logError } from '#netlify/http/log.ts';
import type { Session } from '#netlify/session/session.ts';
import { collectionLinks, linkKey, ownedCollectionLinks } from '#netlify/stores/collection-store.ts';
import { removeOwned } from '#netlify/stores/person-index.ts';
import { changeOwnCollections, readOwnCollections } from './own-collections.ts';

/** The signed-in person's collections. @throws StoreUnavailable, UnreadableRecord */
export async function readCollections({ stored: { user } }: Session): Promise<Collection[]> {
  return (await readOwnCollections(user)).kits;
}

/** The person's collections, with what their plan allows. */
export function collectionsAnswer({ viewer }: Session, collections: Collection[]): CollectionsAnswer {
  const { kits: limit } = collectionRights(viewer, plans);
  return {
    kits: collections,
    limit: Number.isFinite(limit) ? limit : null,
    mayShare: mayUse('sharing', viewer, plans),
  };
}

/**
 * Changes the signed-in person's collections.
 * @param rule pure: it is called once per try
 * @throws ApiError with the rule's refusal, or `unauthorized` when the account is gone; StoreUnavailable
 */
export async function changeCollectionsOf(
  { stored: { user } }: Session,
  rule: (collections: Collection[]) => CollectionOutcome,
): Promise<Collection[]> {
  const { outcome, before } = await changeOwnCollections(user, (own) => {
    const outcome = rule(own.kits);
    const write = outcome.ok && outcome.changed ? { ...own, kits: outcome.kits } : null;
    return { write, outcome: { outcome, before: own.kits } };
  });
  if (!outcome.ok) throw new ApiError(outcome.code, refusalWords[outcome.code]);
  if (outcome.changed) await forgetLinks(before, outcome.kits);
  return outcome.kits;
}

const refusalWords = {
  upgrade_required: { message: 'Yak Fringe holds one collection. Upgrade to Yak Core for as many as you like.' },
  not_found: { message: 'This collection, or the tool in it, is not there any more.' },
  collection_full: {},
} as const;

/** Removes what led to collections that are not shared any more; it would lead nowhere anyway. */
async function forgetLinks(before: readonly Collection[], after: readonly Collection[]): Promise<void> {
  const kept = new Set(after.map(({ share }) => share?.key));
  const gone = before.flatMap(({ share }) => (share && !kept.has(share.key) ? [linkKey(share.key)] : []));
  for (const key of gone) {
    try {
      const link = await collectionLinks.read(key);
      if (link) await removeOwned(ownedCollectionLinks, key, link);
    } catch (error) {
      logError('kit_link_left', error);
    }
  }
}
