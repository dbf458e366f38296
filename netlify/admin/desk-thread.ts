import type { ThreadLine } from '#api/desk-thread.ts';
import { type DeskActionKind, type DeskThread, type ThreadSubject, withEntry } from '#domain/admin/desk-thread.ts';
import type { Message } from '#domain/letters/message.ts';
import type { Submission } from '#domain/letters/submission/submission.ts';
import { adminAddress } from '#netlify/session/read-audit.ts';
import { personMark } from '#netlify/session/person-mark.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { deskThreads, ownedThreads, threadKey } from '#netlify/stores/desk-thread-store.ts';
import { indexRecord, removeOwned } from '#netlify/stores/person-index.ts';

const READ_AT_ONCE = 50;

/** Something that somebody of the team did. */
export interface DeskAction {
  /** Uuid of the request. */
  id: string;
  what: DeskActionKind;
  text?: string;
  /** The words are theirs. */
  isTheirs?: boolean;
  /** User id; null when nobody in particular. */
  by: string | null;
  now: Date;
}

/** What a thread about this message is about. */
export function aboutMessage({ id, email }: Message): ThreadSubject {
  return { kind: 'message', id, userId: null, address: email };
}

/** What a thread about this submission is about. */
export function aboutSubmission({ id, submitterEmail }: Submission): ThreadSubject {
  return { kind: 'submission', id, userId: null, address: submitterEmail };
}

/** Notes what was done, once for each request. @throws StoreUnavailable, UnreadableRecord: doing it again is safe */
export async function noteAction(
  subject: ThreadSubject,
  { id, what, text = '', isTheirs = false, by, now }: DeskAction,
): Promise<DeskThread> {
  const key = threadKey(subject);
  const blank: DeskThread = { ...subject, entries: [] };
  await indexRecord(ownedThreads, key, blank);
  const who = by === null ? null : personMark(by);
  return deskThreads.update(key, (current) =>
    withEntry(current ?? blank, { id, at: now.toISOString(), who, what, text, isTheirs }),
  );
}

/** Takes one entry back; a thread in which nothing is left goes. @throws StoreUnavailable */
export async function takeBackAction(subject: ThreadSubject, id: string): Promise<void> {
  const key = threadKey(subject);
  const left = await deskThreads.update(
    key,
    (current) => current && { ...current, entries: current.entries.filter((entry) => entry.id !== id) },
  );
  if (left?.entries.length === 0) await removeOwned(ownedThreads, key, left);
}

/** The threads about these, by id; one that nothing was done about has none. @throws StoreUnavailable */
export async function readThreads(
  kind: ThreadSubject['kind'],
  ids: readonly string[],
): Promise<Record<string, ThreadLine[]>> {
  const threads = await atOnce(ids, READ_AT_ONCE, (id) => deskThreads.tryRead(threadKey({ kind, id })));
  const readable = threads.filter((thread) => thread !== null);
  const names = await namesOf(readable.flatMap(({ entries }) => entries.flatMap(({ who }) => who ?? [])));
  return Object.fromEntries(readable.map(({ id, entries }) => [id, entries.map((entry) => lineOf(entry, names))]));
}

function lineOf({ who, ...line }: DeskThread['entries'][number], names: Names): ThreadLine {
  return { ...line, by: who === null ? null : (names.get(who) ?? null) };
}

/** Addresses by the marks of the team; null once the account is gone. */
export type Names = ReadonlyMap<string, string | null>;

/** Who of the team stands behind these marks; nobody once the account is gone. */
export async function namesOf(marks: readonly string[]): Promise<Names> {
  return new Map(await Promise.all([...new Set(marks)].map(async (mark) => [mark, await adminAddress(mark)] as const)));
}
