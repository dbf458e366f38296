import * as z from 'zod';
import { type Born, birthOf } from '#domain/person/birth.ts';
import { documentStore } from './document-store.ts';
import { hashOf } from './hash-of.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { readUser, users } from './user-store.ts';

const time = z.iso.datetime();
const isEnd = (key: string) => key.startsWith('ended-');

/** Deletions under way, each under the account's id. */
export const deletions = documentStore(
  'deletions',
  z.object({
    /** When it was asked for. */
    at: time,
    /** The birth of the account; notes from before births name none. */
    birth: z.string().optional(),
    /** The worker that erases at this moment, and until when the others leave it alone. */
    claim: z.object({ worker: z.string(), until: time }).nullish(),
  }),
  (key) => !isEnd(key),
);

/** Accounts whose erasure came to its end, for as long as anything of theirs may still be on its way. */
export const endedAccounts = documentStore('deletions', z.object({ at: time }), isEnd);

/** One account of one person. */
type Account = Born & { id: string };

/** Notes that nothing is left of an account but its own document, which goes next. @throws StoreUnavailable */
export async function noteEnd(account: Account, now: Date): Promise<void> {
  await endedAccounts.keep(endKey(account.id, birthOf(account)), { at: now.toISOString() });
}

/** Whether it is noted that the account of this birth came to its end. @throws StoreUnavailable */
export async function isEndNoted(id: string, birth: string): Promise<boolean> {
  return (await endedAccounts.read(endKey(id, birth))) !== null;
}

/**
 * Whether an account was deleted, or is being deleted. That it is not there says nothing: a store may be wrong about that.
 * What says so is its own document, another account in its place, or the note of its end.
 * @throws StoreUnavailable when it is not there and nothing says why
 */
export async function hasEnded(account: Account): Promise<boolean> {
  const birth = birthOf(account);
  const stored = await readUser(account.id);
  if (stored) return birthOf(stored.user) !== birth || stored.user.deletedAt !== null;
  if (await isEndNoted(account.id, birth)) return true;
  throw new StoreUnavailable(`an account that nobody deleted is not there in ${users.name}`);
}

/** Names nobody: a birth is chance, and gone with its account. */
function endKey(id: string, birth: string): string {
  return `ended-${hashOf(`${id} ${birth}`)}`;
}
