import { indexRecord, removeOwned } from '#netlify/stores/person-index.ts';
import { mailName } from '#netlify/stores/subscriber-store.ts';
import {
  type Waiting,
  outbox,
  ownedMails,
  ownedRefusals,
  refusedMails,
  refusedMark,
  sentMarks,
} from './mail-stores.ts';
import { type StillWanted, deliverQueued, fateOf } from './outbox.ts';

/**
 * Sends a mail that was given up once more: it goes back into the outbox under its key, and so out at most once, whoever
 * else asks for it at the same moment.
 * @returns null when it is not among those that were given up
 * @throws StoreUnavailable: doing it again is safe
 */
export async function sendAgain(
  key: string,
  isWanted: StillWanted,
  now: Date,
): Promise<'sent' | 'waiting' | 'refused' | 'unwanted' | null> {
  const refused = await refusedMails.tryRead(key);
  if (refused === null) return null;
  const { mail, last } = refused;
  const at = now.toISOString();
  const waiting: Waiting = { mail, claimedUntil: null, tries: 0, notBefore: at, since: at, ...(last && { last }) };
  await indexRecord(ownedMails, key, waiting);
  await outbox.keep(key, waiting);
  await removeOwned(ownedRefusals, key, refused);
  await sentMarks.remove(refusedMark(mailName(mail.to.address)));
  await deliverQueued({ keys: [key], isWanted });
  const fate = await fateOf(key);
  return fate === 'refused' && !(await refusedMails.has(key)) ? 'unwanted' : fate;
}
