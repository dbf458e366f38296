import { skipUnreadable, nullIfUnreadable } from '#netlify/stores/document-store.ts';
import { removeOwned } from '#netlify/stores/person-index.ts';
import { type Waiting, outbox, ownedMails, sentMarks } from './mail-stores.ts';

/** A worker that has not finished after this long counts as crashed; longer than any one try, in ms. */
const CLAIM_MS = 60_000;

/** What a worker makes of a mail that it takes into its hands; null while another has it. */
export function claimed(waiting: Waiting, now: Date): Waiting | null {
  const { claimedUntil } = waiting;
  if (claimedUntil !== null && claimedUntil > now.toISOString()) return null;
  return { ...waiting, claimedUntil: new Date(now.getTime() + CLAIM_MS).toISOString() };
}

/**
 * Takes a mail that waits into one's hands, due or not, so that no worker sends it.
 * @returns null when it is not there, cannot be read, is in other hands, or went out
 * @throws StoreUnavailable
 */
export async function takeHold(key: string): Promise<Waiting | null> {
  const mine = await outbox
    .change<Waiting | null>(key, (waiting) => {
      const write = waiting && claimed(waiting, new Date());
      return { write, outcome: write };
    })
    .catch(nullIfUnreadable);
  return mine === null || (await isSent(key)) ? null : mine;
}

/** Whether a mail went out; a mark that cannot be read says so. @throws StoreUnavailable */
export async function isSent(key: string): Promise<boolean> {
  const mark = await sentMarks.read(key).catch(skipUnreadable);
  return mark === 'unreadable' || mark?.outcome === 'sent';
}

/** @throws StoreUnavailable */
export async function removeWaiting(waiting: Waiting): Promise<void> {
  await removeOwned(ownedMails, waiting.mail.key, waiting);
}
