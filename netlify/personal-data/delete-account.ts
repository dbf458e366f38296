import { birthOf, isBornAs } from '#domain/person/birth.ts';
import type { User } from '#domain/person/user.ts';
import { forgetCustomer } from '#netlify/billing/forget-customer.ts';
import { mailSettings } from '#netlify/env.ts';
import { logError } from '#netlify/http/log.ts';
import { writeLetter } from '#netlify/mail/letter.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import { signOutAll } from '#netlify/session/sign-ins.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { deletions, isEndNoted, noteEnd } from '#netlify/stores/deletion-store.ts';
import { noteErased, takeBackEnding } from '#netlify/stores/ending-store.ts';
import { hashOf } from '#netlify/stores/hash-of.ts';
import { type StoredUser, changeUser, readUser } from '#netlify/stores/user-store.ts';
import { type DeletionLease, LeaseLost, leaseDeletion } from './deletion-lease.ts';
import { personOf } from './export-data.ts';
import { personalStores } from './registry.ts';
import { personalUsers } from './users.ts';

/**
 * Deletion in two steps. First the account is closed by one conditional write: from then on nothing can be written
 * to it and no session opens it. Then everything is erased, the account's own document last. A note that is made before
 * and removed after lets a later run finish what was cut short at any point. The same person may come back at once: so
 * one worker erases at a time, and before each step it makes sure that it still holds the deletion of the very account
 * that was closed.
 */

/** A note about an account that is open is kept so long, in ms: whoever made it may be about to close the account. */
const NOTE_MS = 3_600_000;
const DELETIONS_AT_ONCE = 4;
/** Stores that are erased side by side; the account itself comes last. */
const STORES_AT_ONCE = 4;

/**
 * Closes an account for good; nothing of it is erased yet.
 * @param known the account as the request read it; one that was changed since is read again
 * @throws StoreUnavailable: then it may be open or closed, and a later run finds out
 */
export async function closeAccount(userId: string, now: Date, known?: StoredUser): Promise<void> {
  const at = now.toISOString();
  const closing = known ?? (await readUser(userId));
  const birth = closing ? { birth: birthOf(closing.user) } : {};
  await deletions.update(userId, (note) => ({ ...note, ...birth, at }));
  await changeUser(userId, (user) => ({ write: { ...signOutAll(user), deletedAt: at }, outcome: null }), { known });
}

/**
 * Erases everything of an account that is closed, at the payment provider too, and tells the person by mail. Safe to
 * repeat and to run twice at once.
 * @returns whether nothing is left to do; false while another worker is at it, or the account is open
 * @throws StoreUnavailable, ApiError, LeaseLost: then a later run goes on
 */
export async function eraseAccount(userId: string): Promise<boolean> {
  const lease = await leaseDeletion(userId);
  if (!lease) return (await readUser(userId)) === null;
  try {
    const stored = await readUser(userId);
    if (stored?.user.deletedAt) await eraseClosed(stored.user, lease);
    else if (!(await isOvertaken(userId, stored !== null))) {
      await lease.release();
      return false;
    } else if (stored) await takeBackEnding(userId, birthOf(stored.user)); // it was never closed
    await lease.finish();
    return true;
  } catch (error) {
    await lease.release().catch((unreleased: unknown) => logError('deletion_held', unreleased)); // it runs out by itself
    throw error;
  }
}

/**
 * Goes on with deletions that were cut short, each time beginning at another one: those that never get through hold up
 * no others.
 * @param until on the clock of `performance.now()`: no further one is begun after it
 * @returns how many are finished now, how many are not, and whether there were more than time allowed
 */
export async function finishDeletions(until = Infinity): Promise<{ finished: number; left: number; ranOut: boolean }> {
  const outcome = { finished: 0, left: 0, ranOut: false };
  const pending = await deletions.keys();
  const first = Math.floor(Math.random() * pending.length);
  await atOnce([...pending.slice(first), ...pending.slice(0, first)], DELETIONS_AT_ONCE, async (userId) => {
    if (performance.now() >= until) {
      outcome.ranOut = true;
      outcome.left += 1;
      return;
    }
    try {
      if (await eraseAccount(userId)) outcome.finished += 1;
      else outcome.left += 1;
    } catch (error) {
      logError('deletion_underway', error);
      outcome.left += 1;
    }
  });
  return outcome;
}

/** Whether nothing is left to do for a note: the erasure came to its end, or nobody closed the account after all. */
async function isOvertaken(userId: string, isThere: boolean): Promise<boolean> {
  const note = await deletions.read(userId);
  if (note === null) return false;
  const hasCome = !isThere && note.birth !== undefined && (await isEndNoted(userId, note.birth));
  return hasCome || Date.now() - Date.parse(note.at) > NOTE_MS;
}

async function eraseClosed(user: User, lease: DeletionLease): Promise<void> {
  const person = personOf(user);
  await lease.check();
  await forgetCustomer(user);
  await lease.check();
  const others = personalStores.filter(({ store }) => store !== 'users');
  await atOnce(others, STORES_AT_ONCE, ({ erase }) => erase(person));
  await sayGoodbye(user);
  if (!(await isSameAccount(user))) throw new LeaseLost('the account is another one by now');
  await noteEnd(user, new Date());
  await lease.check();
  await noteErased(user.id, birthOf(user));
  await personalUsers.erase(person);
}

/** Whether the account that was closed is what is stored: its owner may have made a new one since. */
async function isSameAccount(user: User): Promise<boolean> {
  const stored = await readUser(user.id);
  return stored !== null && isBornAs(stored.user, birthOf(user)) && stored.user.deletedAt === user.deletedAt;
}

/** The last mail, which nothing else may hold back: after it is sent not even the address is left. */
async function sayGoodbye({ id, email, emailVerified, deletedAt }: User): Promise<void> {
  if (!emailVerified || mailSettings() === null) return;
  const letter = writeLetter({
    title: 'Your account is deleted',
    paragraphs: [
      'Your Yak account and everything stored with it are erased: saved tools, quiz answers, mail choices, subscription.',
      'If you had Yak Core, it has ended and will not be charged again.',
      'This is the last mail from us. If it was not you who asked for this, somebody else can sign in as you: change the password of the account you sign in with.',
    ],
  });
  await postMail({
    key: `deleted-${hashOf(`${id} ${deletedAt}`)}`,
    to: { address: email },
    subject: 'Your Yak account is deleted',
    ...letter,
    personal: email,
  });
}
