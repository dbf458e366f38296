import type { MailRefusal } from '#domain/letters/mail-refusal.ts';
import { letterKind } from '#domain/letters/letter-kind.ts';
import { replyText } from '#domain/letters/refusal-text.ts';
import { logError } from '#netlify/http/log.ts';
import { indexRecord, removeOwned } from '#netlify/stores/person-index.ts';
import { mailName } from '#netlify/stores/subscriber-store.ts';
import { removeWaiting, takeHold } from './claim.ts';
import {
  type RefusedMail,
  type Waiting,
  outbox,
  ownedRefusals,
  refusedMails,
  refusedMark,
  sentMarks,
} from './mail-stores.ts';

/**
 * Moves a mail from the outbox to those that were given up: the desk shows it, and somebody may send it again.
 * @param last what the mail server said; null when it was never tried
 * @throws StoreUnavailable: doing it again is safe
 */
export async function keepRefused(waiting: Waiting, last: MailRefusal | null): Promise<void> {
  const { mail, tries } = waiting;
  const at = new Date().toISOString();
  if (letterKind(mail.key).name !== 'deleted') {
    const refused: RefusedMail = { mail, refusedAt: at, tries: tries + 1, last };
    await indexRecord(ownedRefusals, mail.key, refused);
    await refusedMails.update(mail.key, () => refused, { startAnew: true });
    const isErased = !(await outbox.has(mail.key)); // with its person, meanwhile
    if (isErased) await removeOwned(ownedRefusals, mail.key, refused);
  } // of somebody whose account is gone nothing is kept
  await sentMarks.update(mail.key, (mark) => (mark?.outcome === 'sent' ? null : { outcome: 'refused' as const, at }));
  await removeWaiting(waiting);
  logError('mail_refused', undefined, { mail: mail.key, cause: last?.cause, reason: last && replyText(last) });
  if (last?.cause === 'mailbox' || last?.cause === 'doubtful') await noteAddress(mail.to.address, at);
}

/** Whether it is stored or not that the address takes nothing, the mail is done with. */
async function noteAddress(address: string, at: string): Promise<void> {
  const mark = { outcome: 'refused' as const, at };
  const noted = sentMarks.update(refusedMark(mailName(address)), () => mark, { startAnew: true });
  await noted.catch((error: unknown) => logError('refusal_not_noted', error));
}

/** Gives up a mail that waited as long as we promise, unless a worker has it in its hands. @throws StoreUnavailable */
export async function giveUp(key: string): Promise<void> {
  const mine = await takeHold(key);
  if (mine) await keepRefused(mine, mine.last ?? null);
}
