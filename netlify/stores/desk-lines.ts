import * as z from 'zod';
import { type DeskPlace, lineKey, linePrefix, readLineKey } from '#domain/admin/desk-line.ts';
import { type ChangeRule, type DocumentStore, documentStore, skipUnreadable, updating } from './document-store.ts';
import { atOnce } from './at-once.ts';
import { isIndexed } from './record-scan-store.ts';

/**
 * The lines in which an editor works through the records of a store: one small entry for each record, whose key says
 * since when it waits, or when it was dealt with. So the desk reads the first records of a line and counts the others by
 * their keys, however many there are. An entry is written before its record and an overtaken one removed after: no record
 * is without one, and one that is not true any more is passed over by whoever reads the line.
 */
export const deskEntries = documentStore('desk-lines', z.object({ at: z.iso.datetime() }));

/** Records that stand in a line. */
export interface LinedStore<Document> {
  store: DocumentStore<Document>;
  placeOf(document: Document): DeskPlace;
}

/** The beginning of a line. */
interface LineStart<Document> {
  /** The first records, in their order. */
  records: Document[];
  /** How many there are, counted up to 5,000. */
  count: number;
  /** ISO time of the first; null when there is none. */
  firstAt: string | null;
}

/** Entries that are counted: as many as a call has time for. */
export const MAX_COUNTED = 5000;
const READ_AT_ONCE = 50;

/** Makes sure that a record stands in its line. @throws StoreUnavailable */
export async function joinLine<Document>(
  { store, placeOf }: LinedStore<Document>,
  key: string,
  document: Document,
): Promise<void> {
  const place = placeOf(document);
  await deskEntries.keep(lineKey(store.name, place, key), { at: place.at }).catch(skipUnreadable);
}

/** Takes a record out of its line. @throws StoreUnavailable */
export function leaveLine<Document>(
  { store, placeOf }: LinedStore<Document>,
  key: string,
  document: Document,
): Promise<void> {
  return deskEntries.remove(lineKey(store.name, placeOf(document), key));
}

/** Changes a record as its store does, and moves it to its new place. @throws StoreUnavailable, UnreadableRecord */
export async function changeInLine<Document, Outcome>(
  lined: LinedStore<Document>,
  key: string,
  rule: ChangeRule<Document, Outcome>,
): Promise<Outcome> {
  const { store, placeOf } = lined;
  let overtaken: string | null = null;
  const outcome = await store.change(key, async (current) => {
    const change = await rule(current);
    overtaken = null;
    if (change.write === null) return change;
    await joinLine(lined, key, change.write);
    const before = current && lineKey(store.name, placeOf(current), key);
    if (before !== lineKey(store.name, placeOf(change.write), key)) overtaken = before;
    return change;
  });
  if (overtaken !== null) await deskEntries.remove(overtaken);
  return outcome;
}

/** The same, as the store's `update` does. @throws StoreUnavailable, UnreadableRecord */
export function updateInLine<Document, Next extends Document | null>(
  lined: LinedStore<Document>,
  key: string,
  rule: (current: Document | null) => Next,
): Promise<Next> {
  return changeInLine(lined, key, updating(rule));
}

/** Whether a record stands in its line under this very entry. */
export function isInLine<Document>(
  { store, placeOf }: LinedStore<Document>,
  key: string,
  document: Document,
  entry: string,
) {
  return lineKey(store.name, placeOf(document), key) === entry;
}

/** What was dealt with since a time, newest first; null as for `readLine`. @throws StoreUnavailable */
export async function readDoneSince<Document>(lined: LinedStore<Document>, since: Date): Promise<Document[] | null> {
  if (!(await isIndexed())) return null;
  const entries = await deskEntries.someKeys(MAX_COUNTED, linePrefix(lined.store.name, false));
  const isRecent = (entry: string) => (readLineKey(lined.store.name, false, entry)?.at ?? '') >= since.toISOString();
  return readEntries(lined, false, entries.filter(isRecent));
}

/**
 * The beginning of the line of what waits, oldest first, or of what was dealt with, newest first; null until a walk has
 * put the records of earlier releases in their lines.
 * @param most records that are read
 * @throws StoreUnavailable
 */
export async function readLine<Document>(
  lined: LinedStore<Document>,
  isWaiting: boolean,
  most: number,
): Promise<LineStart<Document> | null> {
  if (!(await isIndexed())) return null;
  const { name } = lined.store;
  const entries = await deskEntries.someKeys(MAX_COUNTED, linePrefix(name, isWaiting));
  const records = await readEntries(lined, isWaiting, entries.slice(0, most));
  const [first] = entries;
  const firstAt = (first && readLineKey(name, isWaiting, first)?.at) ?? null;
  return { records, count: entries.length, firstAt };
}

/**
 * The entries of one line in their order, at most 5,000; until a walk has put the records of earlier releases in their
 * lines, those of all records there are.
 * @throws StoreUnavailable
 */
export async function lineEntries<Document>(
  { store, placeOf }: LinedStore<Document>,
  isWaiting: boolean,
): Promise<string[]> {
  if (await isIndexed()) return deskEntries.someKeys(MAX_COUNTED, linePrefix(store.name, isWaiting));
  const entries: string[] = [];
  for await (const { records } of store.shards())
    for (const { key, stored } of records) {
      const place = placeOf(stored.document);
      if (place.isWaiting === isWaiting) entries.push(lineKey(store.name, place, key));
    }
  return entries.sort();
}

/** The record of an entry; null when it stands elsewhere by now, is gone, or cannot be read. @throws StoreUnavailable */
export async function readEntry<Document>(
  lined: LinedStore<Document>,
  isWaiting: boolean,
  entry: string,
): Promise<Document | null> {
  const said = readLineKey(lined.store.name, isWaiting, entry);
  const record = said && (await lined.store.tryRead(said.key));
  return record && isInLine(lined, said.key, record, entry) ? record : null;
}

/** The records of these entries, without those that stand elsewhere by now or cannot be read. */
async function readEntries<Document>(
  lined: LinedStore<Document>,
  isWaiting: boolean,
  entries: readonly string[],
): Promise<Document[]> {
  const read = await atOnce(entries, READ_AT_ONCE, (entry) => readEntry(lined, isWaiting, entry));
  return read.filter((record) => record !== null) as Document[];
}
