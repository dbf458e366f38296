import { foldAddress } from '#domain/person/fold-address.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { type OwnedStore, type Owner, ownedKeys, removeEntries, removeOwned } from '#netlify/stores/person-index.ts';
import { isIndexed } from '#netlify/stores/record-scan-store.ts';
import type { PersonalStore } from './personal-store.ts';

/** What records are found by: an account's id, and an address that is proven; null for none. */
interface Finding {
  userId: string | null;
  email: string | null;
}

/** A person's records in one store, by key. */
interface FoundRecords<Document> {
  /** What belongs to them: it is about the address that they have proven, or about their account and no address. */
  own: Map<string, Document>;
  /** What their account sent under an address that is not proven to be theirs: only the words they typed are. */
  sent: Map<string, Document>;
}

/** What is its own to a store whose records the index names. */
interface PersonalPart<Document> extends Pick<PersonalStore, 'holds'> {
  /** What of a record its person gets; all of it unless stated. */
  given?(document: Document): unknown;
  /** What the account gets that sent a record under an address which is not proven to be its own; as `given` unless stated. */
  typed?(document: Document): unknown;
  /** What becomes of such a record when the account goes; it is removed unless stated. */
  forgetSent?(key: string, document: Document): Promise<void>;
}

const REMOVED_AT_ONCE = 8;

/** A store whose records the index names, as a person gets them out and away. */
export function personalRecords<Document>(
  owned: OwnedStore<Document>,
  { holds, given = (document) => document, typed = given, forgetSent }: PersonalPart<Document>,
): PersonalStore {
  return {
    store: owned.store.name,
    holds,
    async exportOf(person) {
      const { own, sent } = await findRecords(owned, person);
      const all = [...[...own.values()].map(given), ...[...sent.values()].map(typed)];
      return all.length === 0 ? null : all;
    },
    erase: (person) => removeOwnRecords(owned, person, forgetSent),
  };
}

/**
 * A person's records in one store, found by the index: records of others are not read. Until a first walk has
 * named the records of earlier releases, everything is looked at.
 * @throws StoreUnavailable
 */
export async function findRecords<Document>(
  owned: OwnedStore<Document>,
  person: Finding,
): Promise<FoundRecords<Document>> {
  const { store } = owned;
  const found: FoundRecords<Document> = { own: new Map(), sent: new Map() };
  const take = (key: string, document: Document) => {
    const how = relation(owned.ownersOf(document), person);
    if (how !== null) found[how].set(key, document);
  };
  if (await isIndexed()) {
    const keys = await ownedKeys(store.name, ownersOf(person));
    await Promise.all(
      keys.map(async (key) => {
        const document = await store.tryRead(key);
        if (document) take(key, document);
      }),
    );
    return found;
  }
  for await (const { records } of store.shards()) for (const { key, stored } of records) take(key, stored.document);
  return found;
}

/**
 * Removes what belongs to a person, and takes their words out of what their account sent under other addresses.
 * @param forgetSent what becomes of such a record; it is removed unless stated
 * @throws StoreUnavailable: doing it again is safe
 */
export async function removeOwnRecords<Document>(
  owned: OwnedStore<Document>,
  person: Finding,
  forgetSent: (key: string, document: Document) => Promise<void> = (key, document) => removeOwned(owned, key, document),
): Promise<void> {
  const { own, sent } = await findRecords(owned, person);
  await atOnce([...own], REMOVED_AT_ONCE, ([key, document]) => removeOwned(owned, key, document));
  await atOnce([...sent], REMOVED_AT_ONCE, async ([key, document]) => {
    await forgetSent(key, document);
    if (person.userId !== null) await removeEntries(owned.store.name, key, [{ userId: person.userId }]);
  });
  await removeUnread(owned, person);
}

/** What the index still names: records that cannot be read, which are this person's all the same; or nothing of theirs. */
async function removeUnread<Document>(owned: OwnedStore<Document>, person: Finding): Promise<void> {
  const { store } = owned;
  const owners = ownersOf(person);
  for (const key of await ownedKeys(store.name, owners)) {
    const document = await store.tryRead(key);
    if (document === null || relation(owned.ownersOf(document), person) !== null) await store.remove(key);
    await removeEntries(store.name, key, owners);
  }
}

function ownersOf({ userId, email }: Finding): Owner[] {
  return [...(userId === null ? [] : [{ userId }]), ...(email === null ? [] : [{ address: email }])];
}

function relation(owners: readonly Owner[], { userId, email }: Finding): 'own' | 'sent' | null {
  const addresses = owners.flatMap((owner) => ('address' in owner ? [foldAddress(owner.address)] : []));
  if (email !== null && addresses.includes(foldAddress(email))) return 'own';
  const isSender = userId !== null && owners.some((owner) => 'userId' in owner && owner.userId === userId);
  if (!isSender) return null;
  return addresses.length === 0 ? 'own' : 'sent';
}
