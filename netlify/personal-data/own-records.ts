import { foldAddress } from '#domain/account/fold-address.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { passOver } from '#netlify/stores/document-store.ts';
import { type OwnedStore, type Owner, ownedKeys, removeEntries, removeOwned } from '#netlify/stores/person-index.ts';
import { isIndexed } from '#netlify/stores/record-walk-store.ts';
import type { Person } from './personal-store.ts';

/** As much of a person as their records are found by. */
type Reachable = Pick<Person, 'userId' | 'email'>;

const REMOVED_AT_ONCE = 8;

/**
 * A person's records in one store, found by the index: records of others are not read. Until a first walk has
 * named the records of earlier releases, everything is looked at.
 * @throws StoreUnavailable
 */
export async function ownRecords<Document>(
  owned: OwnedStore<Document>,
  person: Reachable,
): Promise<Map<string, Document>> {
  const { store } = owned;
  const found = new Map<string, Document>();
  const take = (key: string, document: Document) => {
    if (owned.ownersOf(document).some((owner) => isSame(person, owner))) found.set(key, document);
  };
  if (await isIndexed()) {
    const keys = await ownedKeys(store.name, ownersOf(person));
    await Promise.all(
      keys.map(async (key) => {
        const stored = await store.readStored(key).catch(passOver);
        if (stored && stored !== 'unreadable') take(key, stored.document);
      }),
    );
    return found;
  }
  for await (const { records } of store.slices()) for (const { key, stored } of records) take(key, stored.document);
  return found;
}

/** Removes them. @throws StoreUnavailable: doing it again is safe */
export async function removeOwnRecords<Document>(owned: OwnedStore<Document>, person: Reachable): Promise<void> {
  const own = [...(await ownRecords(owned, person))];
  await atOnce(own, REMOVED_AT_ONCE, ([key, document]) => removeOwned(owned, key, document));
  await removeUnreadable(owned, person);
}

/** What the index still names: records that cannot be read, which are this person's all the same. */
async function removeUnreadable<Document>({ store }: OwnedStore<Document>, person: Reachable): Promise<void> {
  const owners = ownersOf(person);
  for (const key of await ownedKeys(store.name, owners)) {
    await store.remove(key);
    await removeEntries(store.name, key, owners);
  }
}

function ownersOf({ userId, email }: Reachable): Owner[] {
  return [{ userId }, ...(email === null ? [] : [{ address: email }])];
}

function isSame({ userId, email }: Reachable, owner: Owner): boolean {
  return 'userId' in owner
    ? owner.userId === userId
    : email !== null && foldAddress(owner.address) === foldAddress(email);
}
