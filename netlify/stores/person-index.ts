import * as z from 'zod';
import { foldAddress } from '#domain/person/fold-address.ts';
import { type LinedStore, joinLine, leaveLine } from './desk-lines.ts';
import type { DocumentStore } from './document-store.ts';
import { documentStore, skipUnreadable } from './document-store.ts';
import { hashOf } from './hash-of.ts';

/**
 * Which records of a store are about a person: one small entry for each, under the hash of an account or an address, so
 * that export and deletion read a person's own records and nobody else's. The entry is written before the record and
 * removed after it: no record is without one.
 */
export const personRecords = documentStore('person-records', z.object({ store: z.string(), key: z.string() }));

/**
 * Somebody a record is about. A record that names an address belongs to whoever has proven that address; an account that
 * it names beside one has typed words in it, and owns no more than those.
 */
export type Owner = { userId: string } | { address: string };

/** Records that belong to people. */
export interface OwnedStore<Document> {
  store: DocumentStore<Document>;
  ownersOf(document: Document): Owner[];
  /** Where it stands in the desk's line; kinds without it stand in none. */
  placeOf?: LinedStore<Document>['placeOf'];
}

/** Writes a record unless there is one, and its entries in the index and the line first. @throws StoreUnavailable */
export async function keepOwned<Document>(
  owned: OwnedStore<Document>,
  key: string,
  document: Document,
): Promise<Document> {
  await indexRecord(owned, key, document);
  return owned.store.keep(key, document);
}

/** Makes sure that the index names a record, and that it stands in its line. @throws StoreUnavailable */
export async function indexRecord<Document>(
  { store, ownersOf, placeOf }: OwnedStore<Document>,
  key: string,
  document: Document,
): Promise<void> {
  const entry = { store: store.name, key };
  await Promise.all([
    ...ownersOf(document).map((owner) => personRecords.keep(entryKey(owner, entry), entry).catch(skipUnreadable)),
    ...(placeOf ? [joinLine({ store, placeOf }, key, document)] : []),
  ]);
}

/** Removes a record, and then its entries in the index and the line. @throws StoreUnavailable */
export async function removeOwned<Document>(
  { store, ownersOf, placeOf }: OwnedStore<Document>,
  key: string,
  document: Document,
): Promise<void> {
  await store.remove(key);
  await Promise.all([
    removeEntries(store.name, key, ownersOf(document)),
    ...(placeOf ? [leaveLine({ store, placeOf }, key, document)] : []),
  ]);
}

/** Removes what the index says of a record for these owners. @throws StoreUnavailable */
export async function removeEntries(store: string, key: string, owners: readonly Owner[]): Promise<void> {
  await Promise.all(owners.map((owner) => personRecords.remove(entryKey(owner, { store, key }))));
}

/** The keys of the records in a store that the index names for any of these owners. @throws StoreUnavailable */
export async function ownedKeys(store: string, owners: readonly Owner[]): Promise<string[]> {
  const keys = new Set<string>();
  const collect = async (owner: Owner) => {
    for await (const { records } of personRecords.shards({ prefix: `${ownerKey(owner)}-${storeLetter(store)}` }))
      for (const { stored } of records) keys.add(stored.document.key);
  };
  await Promise.all(owners.map(collect));
  return [...keys];
}

function entryKey(owner: Owner, { store, key }: { store: string; key: string }): string {
  return `${ownerKey(owner)}-${storeLetter(store)}${hashOf(key).slice(0, 32)}`;
}

function ownerKey(owner: Owner): string {
  return 'userId' in owner
    ? `u${hashOf(owner.userId).slice(0, 40)}`
    : `a${hashOf(foldAddress(owner.address)).slice(0, 40)}`;
}

function storeLetter(store: string): string {
  return `${hashOf(store).slice(0, 6)}-`;
}
