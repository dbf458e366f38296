import { collectionsOf, noCollections } from '#domain/collection/collections-of.ts';
import type { PersonCollections } from '#domain/collection/collection.ts';
import type { User } from '#domain/person/user.ts';
import { changeOwned } from '#netlify/stores/change-owned.ts';
import type { DocumentChange } from '#netlify/stores/document-store.ts';
import { collections } from '#netlify/stores/collection-store.ts';

/** What is stored of an account's own collections and feed. @throws StoreUnavailable, UnreadableRecord */
export async function readOwnCollections(user: User): Promise<PersonCollections> {
  return collectionsOf(await collections.read(user.id), user) ?? noCollections(user);
}

/** Changes it, as `changeOwned` does. @param rule pure: it is called once per try @throws ApiError `unauthorized`; StoreUnavailable */
export async function changeOwnCollections<Outcome>(
  user: User,
  rule: (own: PersonCollections) => DocumentChange<PersonCollections, Outcome>,
): Promise<Outcome> {
  const place = { store: collections, key: user.id, account: user, ownOf: collectionsOf };
  return (await changeOwned(place, (own) => rule(own ?? noCollections(user)))).outcome;
}
