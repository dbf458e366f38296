import { recordKinds } from '#netlify/jobs/record-kinds.ts';
import { deletions } from '#netlify/stores/deletion-store.ts';
import { ENDINGS, endingJournals } from '#netlify/stores/ending-store.ts';
import { users } from '#netlify/stores/user-store.ts';
import { type Copied, type Counts, checkArchive, recordsOf, writeArchive } from './archive.ts';
import { copiesOf } from './copy-records.ts';
import { type Journal, covers, readEndingsFile, readJournal } from './journal.ts';
import { type Recovery, isOfAnotherAccount, isInPlace, recoveryFrom, withNewGeneration } from './recovery.ts';
import type { SiteStores } from './site-stores.ts';

/**
 * People work while a backup is made, so the order matters: what names something is read before what it names, and a
 * waiting mail before the mark that it went out.
 */
const READ_FIRST = ['outbox', 'messages', 'submissions', 'deletions', 'users'];
/** Within the store `tools`: revisions are written before the head names them. */
const FIRST_KEYS = ['head'];
/** Records written at the same time. */
const AT_ONCE = 20;

/**
 * Writes every record of every store into a file, without the journal of endings: it must outlive what this brings back.
 * @throws Error when a record cannot be read, or there is none at all: half a backup is none
 */
export async function backUp(stores: SiteStores, file: string, context: string, now: Date): Promise<Counts> {
  return writeArchive(file, 'yakBackup', { context, at: now.toISOString() }, allRecords(stores));
}

/** How a backup is put back. */
export interface RestoreOptions {
  /** Puts the backup over records that say something else. */
  overwrite?: boolean;
  /** A copy of the endings, from after the backup. */
  endings?: string | undefined;
  /** Takes for ended whatever may have been. */
  isCautious?: boolean;
  now?: Date;
}

/** What a restore did, record by record. */
interface Restored {
  written: number;
  /** Said the same already. */
  same: number;
  /** Said something else, and were left so. */
  kept: number;
  /** Were left out, or changed where they stood, because people had ended what they say. */
  ended: number;
  /** ISO time of the copy until which endings are known; null when nothing can have ended after. */
  endingsUntil: string | null;
}
type Outcome = Exclude<keyof Restored, 'endingsUntil'>;

/**
 * Puts every record of a backup back where it was, without what people ended since. Records that are not in it stay; ones
 * that say something else stay too, unless `overwrite` is set. Whoever is written anew is signed out everywhere. Safe to
 * repeat: a second run changes nothing.
 * @throws Error when the file is no whole backup of this context, or nobody noted what ended since: nothing is written then
 */
export async function restore(
  stores: SiteStores,
  file: string,
  context: string,
  { overwrite = false, endings, isCautious = false, now = new Date() }: RestoreOptions = {},
): Promise<Restored> {
  const accounts: Copied[] = [];
  const { at: madeAt } = await checkArchive(file, 'yakBackup', context, (record) => {
    if (record.store === users.name) accounts.push(record);
  });
  const journals = [await readJournal(stores), ...(endings ? [await readEndingsFile(endings, context)] : [])];
  const known = journals.filter((journal) => covers(journal, madeAt, now));
  if (!isCautious && known.length === 0) throw unknownEndings(madeAt, endings);
  const [lost] = journals.flatMap(({ unreadable }) => unreadable);
  if (!isCautious && lost !== undefined)
    throw new Error(
      `${ENDINGS}/${lost} cannot be read, so nobody knows what it tells: put it right, or say --cautious.`,
    );
  const endingsUntil = isCautious || known.some(({ until }) => until === null) ? null : (known[0]?.until ?? null);
  const recovery = recoveryFrom(journals, accounts, { madeAt, isCautious });
  await goOn(stores, journals, recovery);

  const restored: Restored = { written: 0, same: 0, kept: 0, ended: 0, endingsUntil };
  let waiting: Copied[] = [];
  const flush = async () => {
    const outcomes = waiting.map((record) => putBack(stores, record, recovery, { overwrite, now }));
    for (const outcome of await Promise.all(outcomes)) restored[outcome] += 1;
    waiting = [];
  };
  for await (const record of recordsOf(file)) {
    waiting.push(record);
    if (waiting.length === AT_ONCE) await flush();
  }
  await flush();
  return restored;
}

function unknownEndings(madeAt: string, endings: string | undefined): Error {
  const reason = endings
    ? `${endings} does not reach from there: it was copied before, or the journal in it began later`
    : 'the journal of endings in the store began later, or is gone with what was lost';
  return new Error(
    `Nobody knows what people ended since this backup of ${madeAt}: ${reason}. Name the newest copy of the endings (--endings <file>), or say --cautious: then every shared link and private feed is taken back, and nobody gets mails to many who has not chosen them again.`,
  );
}

/** The journal goes on in the store with what its copy tells, and deletions that were under way are under way again. */
async function goOn(stores: SiteStores, journals: readonly Journal[], { unfinished }: Recovery): Promise<void> {
  for (const { until, records } of journals)
    for (const { store, key, ...record } of until === null ? [] : records)
      if (!endingJournals.isOwn(key)) await stores.write(store, key, record, null);
  for (const [id, at] of unfinished)
    await stores.write(deletions.name, id, { text: JSON.stringify({ at }), metadata: {} }, null);
}

async function putBack(
  stores: SiteStores,
  record: Copied,
  recovery: Recovery,
  { overwrite, now }: { overwrite: boolean; now: Date },
): Promise<Outcome> {
  const { store, key } = record;
  const current = await stores.read(store, key);
  const wanted = recovery.recovered(record);
  if (wanted === null && current === null) return 'ended';
  if (
    current !== null &&
    (wanted === null || isInPlace(current, wanted) || !overwrite || isOfAnotherAccount(current, wanted))
  ) {
    const standing = { store, key, text: current.text, metadata: current.metadata };
    const finished = recovery.finished(standing);
    if (finished !== standing) return (await stores.write(store, key, finished, current.etag)) ? 'ended' : 'kept';
    return wanted === null ? 'ended' : isInPlace(current, wanted) ? 'same' : 'kept';
  }
  if (wanted === null) return 'ended';
  const anew = withNewGeneration(wanted, current, now);
  return (await stores.write(store, key, anew, current?.etag ?? null)) ? 'written' : 'kept'; // somebody was faster
}

async function* allRecords(stores: SiteStores): AsyncGenerator<Copied> {
  // The client takes a refused listing of stores for an empty one, so the stores that we know are asked by name.
  const known = [...new Set([...recordKinds.map(({ store }) => store.name), ...(await stores.names())])].sort();
  const names = known.filter((name) => name !== ENDINGS);
  const order = [
    ...READ_FIRST.filter((name) => names.includes(name)),
    ...names.filter((name) => !READ_FIRST.includes(name)),
  ];
  for (const store of order) yield* copiesOf(stores, store, FIRST_KEYS);
}
