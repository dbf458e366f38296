import { collectionsOf, noCollections } from '#domain/collection/collections-of.ts';
import type { PersonCollections } from '#domain/collection/collection.ts';
import type { User } from '#domain/person/user.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { hasEnded } from '#netlify/stores/deletion-store.ts';
import type { DocumentChange } from '#netlify/stores/document-store.ts';
import { collections } from '#netlify/stores/collection-store.ts';

/** What is stored of an account's own collections and feed. @throws StoreUnavailable, UnreadableRecord */
export async function readOwnCollections(user: User): Promise<PersonCollections> {
  return collectionsOf(await collections.read(user.id), user) ?? noCollections(user);
}

/**
 * Changes it by one compare-and-set. A deletion that was faster wins: what was written after it is taken back.
 * @param rule pure: it is called once per try
 * @throws ApiError `unauthorized` when the account was deleted; StoreUnavailable, also when the account is not there and
 *   nothing says that it was deleted: then everything stays
 */
export async function changeOwnCollections<Outcome>(
  user: User,
  rule: (own: PersonCollections) => DocumentChange<PersonCollections, Outcome>,
): Promise<Outcome> {
  let isWritten = false;
  const outcome = await collections.change(user.id, async (current) => {
    const own = collectionsOf(current, user);
    if (current && !own && (await hasEnded(user))) throw new ApiError('unauthorized'); // a newer account's
    const change = rule(own ?? noCollections(user));
    isWritten = change.write !== null;
    return change;
  });
  if (isWritten && (await hasEnded(user))) {
    if (collectionsOf(await collections.read(user.id), user)) await collections.remove(user.id);
    throw new ApiError('unauthorized');
  }
  return outcome;
}
