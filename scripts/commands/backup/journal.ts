import type { AddressEndings, DeclinedEnding, PersonEndings } from '#domain/ending/endings.ts';
import { daysKept, isPast } from '#domain/retention/retention.ts';
import {
  ENDINGS,
  addressEndings,
  declinedEndings,
  endingJournals,
  personEndings,
} from '#netlify/stores/ending-store.ts';
import { type Copied, type Counts, checkArchive, writeArchive } from './archive.ts';
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
  /** Its records as they are stored. */
  records: Copied[];
}

/** Copies the journal into a file of its own: it is small, and should be as young as can be. */
export function copyEndings(stores: SiteStores, file: string, context: string, now: Date): Promise<Counts> {
  return writeArchive(file, 'yakEndings', { context, at: now.toISOString() }, copiesOf(stores, ENDINGS));
}

/** The journal that the store keeps. @throws Error when an entry cannot be read */
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
  const isKept = !isPast(madeAt, daysKept.ending, now); // older endings may be forgotten
  return isKept && began !== null && began <= madeAt && (until === null || madeAt <= until);
}

function journalOf(records: Copied[], until: string | null): Journal {
  const journal: Journal = {
    began: null,
    until,
    persons: new Map(),
    addresses: new Map(),
    declined: new Map(),
    records,
  };
  for (const { key, text } of records) {
    const value: unknown = JSON.parse(text);
    if (endingJournals.isOwn(key)) journal.began = endingJournals.schema.parse(value).began;
    else if (personEndings.isOwn(key)) journal.persons.set(key, personEndings.schema.parse(value));
    else if (addressEndings.isOwn(key)) journal.addresses.set(key, addressEndings.schema.parse(value));
    else if (declinedEndings.isOwn(key)) journal.declined.set(key, declinedEndings.schema.parse(value));
  }
  return journal;
}
