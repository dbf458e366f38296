import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { recordOperation } from '#domain/account/record-operation.ts';
import type { User } from '#domain/account/user.ts';
import { type JsonStore, openStore } from './open-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { userSchema } from './user.schema.ts';

/** A user document as it was read. */
export interface StoredUser {
  user: User;
  etag: string;
}

/** What a change makes of a document: the document to write and the outcome to tell, or only the outcome. */
export type Change<Outcome> = { write: User; outcome: Outcome } | { write: null; outcome: Outcome };

/** The outcome, and the document as it stands; `gone` when the account is deleted or being deleted: nothing was written. */
export type Changed<Outcome> = { ok: true; outcome: Outcome; user: User } | { ok: false; code: 'gone' };

/** A change begins no further try later than this after its start, in ms; a call to the store takes 2 s at most. */
const LAST_TRY_MS = 2700;
/** After a write without a usable reply there is one more try only within this time, in ms. */
const LAST_TRY_AFTER_UNKNOWN_MS = 900;
/** Bounds of the random pause between two tries, in ms: it doubles with each conflict. */
const FIRST_PAUSE_MS = 40;
const LONGEST_PAUSE_MS = 300;

const users = (): JsonStore => openStore('users');

/**
 * One user's document, or null when there is none.
 * @throws StoreUnavailable; Error when the document has an unknown shape
 */
export async function readUser(id: string): Promise<StoredUser | null> {
  return readFrom(users(), id);
}

/** The ids of all users, over all pages of the store, sorted. @throws StoreUnavailable */
export async function allUserIds(): Promise<string[]> {
  return (await Array.fromAsync(users().list())).sort();
}

export interface ChangeOptions {
  /** The document as it was read a moment ago, to save the first read. */
  known?: StoredUser;
  /** Makes the document when there is none; without it a missing document stays missing. */
  create?: () => User;
}

/**
 * Changes one user's document: read, apply the rule, compare-and-set, and all again when somebody else was faster.
 * Each try carries the same operation id inside the document: a write whose reply was lost is found there and not
 * done twice.
 * @param change called once per try with the current document: pure, or reading the truth about it from elsewhere
 * @throws StoreUnavailable when no try came through within about 4.7 s; whether it was written is then unknown
 */
export async function changeUser<Outcome>(
  id: string,
  change: (user: User) => Change<Outcome> | Promise<Change<Outcome>>,
  { known, create }: ChangeOptions = {},
): Promise<Changed<Outcome>> {
  const store = users();
  const start = performance.now();
  const operation = randomUUID();
  let stored = known ?? (await readFrom(store, id));
  let lastTry = LAST_TRY_MS;
  for (let tries = 0; ; tries += 1) {
    const current = stored?.user ?? create?.();
    if (!current || current.deletedAt) return { ok: false, code: 'gone' };
    const { write, outcome } = await change(current);
    if (write === null) return { ok: true, outcome, user: current };
    if (tries > 0 && performance.now() - start > lastTry)
      throw new StoreUnavailable(`change of a user: no luck in ${tries} tries`);

    const next = recordOperation(write, operation);
    const written = stored ? await store.replace(id, next, stored.etag) : await store.create(id, next);
    if (written === 'written') return { ok: true, outcome, user: next };

    if (written === 'conflict') await pause(tries);
    stored = await readFrom(store, id);
    if (stored?.user.operations.includes(operation)) return { ok: true, outcome, user: stored.user };
    lastTry = written === 'unknown' ? LAST_TRY_AFTER_UNKNOWN_MS : LAST_TRY_MS;
  }
}

async function readFrom(store: JsonStore, id: string): Promise<StoredUser | null> {
  const entry = await store.read(id);
  return entry && { user: userSchema.parse(entry.value), etag: entry.etag };
}

/** Waits a random time under a bound that grows, so that writers who met once do not meet again. */
async function pause(tries: number): Promise<void> {
  const bound = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
  await wait(Math.random() * bound);
}
