import type { AddressEndings, DeclinedEnding, PersonEndings } from '#domain/person/endings.ts';
import { retentionDays, isPast } from '#domain/admin/retention.ts';
import {
  ENDINGS,
  addressEndings,
  declinedEndings,
  endingJournals,
  personEndings,
} from '#netlify/stores/ending-store.ts';
import type { DocumentStore } from '#netlify/stores/document-store.ts';
import { type Copied, type Counts, checkArchive, writeArchive } from './archive.ts';
import { parsedText } from './parsed-text.ts';
import { copiesOf } from './copy-records.ts';
import type { SiteStores } from './site-stores.ts';

/** What people ended, as one journal tells it: the one of the store, or a copy of it. */
export interface Journal {
  /** ISO time since when every ending is in it; null when it does not say. */
  began: string | null;
  /** ISO time until when; null for the journal of the store, which goes on. */
  until: string | null;
  persons: Map<string, PersonEndings>;
  addresses: Map<string, AddressEndings>;
  declined: Map<string, DeclinedEnding>;
  /** Keys of entries that nobody can read: nobody knows what they tell. */
  unreadable: string[];
  /** Its records as they are stored. */
  records: Copied[];
}

/** Copies the journal into a file of its own: it is small, and should be as young as can be. */
export function copyEndings(stores: SiteStores, file: string, context: string, now: Date): Promise<Counts> {
  return writeArchive(file, 'yakEndings', { context, at: now.toISOString() }, copiesOf(stores, ENDINGS));
}

/** The journal that the store keeps. */
export async function readJournal(stores: SiteStores): Promise<Journal> {
  return journalOf(await Array.fromAsync(copiesOf(stores, ENDINGS)), null);
}

/** A copy of the journal. @throws Error in one sentence when it is none */
export async function readEndingsFile(file: string, context: string): Promise<Journal> {
  const records: Copied[] = [];
  const { at } = await checkArchive(file, 'yakEndings', context, (record) => records.push(record));
  return journalOf(records, at);
}

/** Whether a journal tells of everything that ended since a backup, as far as it reaches. */
export function covers({ began, until }: Journal, madeAt: string, now: Date): boolean {
  const isKept = !isPast(madeAt, retentionDays.ending, now); // older endings may be forgotten
  return isKept && began !== null && began <= madeAt && (until === null || madeAt <= until);
}

function journalOf(records: Copied[], until: string | null): Journal {
  const journal: Journal = {
    began: null,
    until,
    persons: new Map(),
    addresses: new Map(),
    declined: new Map(),
    unreadable: [],
    records,
  };
  const kinds = [
    entriesOf(personEndings, (key, entry) => journal.persons.set(key, entry)),
    entriesOf(addressEndings, (key, entry) => journal.addresses.set(key, entry)),
    entriesOf(declinedEndings, (key, entry) => journal.declined.set(key, entry)),
    entriesOf(endingJournals, (_, { began }) => {
      journal.began = began;
    }),
  ];
  for (const { key, text } of records)
    if (!kinds.some((take) => take(key, text)) && key !== 'aside-journal') journal.unreadable.push(key);
  return journal;
}

/** @returns whether an entry is of this kind and could be read */
function entriesOf<Entry>(
  { schema, isOwn }: DocumentStore<Entry>,
  take: (key: string, entry: Entry) => void,
): (key: string, text: string) => boolean {
  return (key, text) => {
    const entry = isOwn(key) ? schema.safeParse(parsedText(text)).data : undefined;
    if (entry !== undefined) take(key, entry);
    return entry !== undefined;
  };
}
