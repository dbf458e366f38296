import { isFinal, pauseAfter, type MailRefusal } from '#domain/letters/mail-refusal.ts';
import { replyText } from '#domain/letters/refusal-text.ts';
import { SettingError } from '#netlify/env.ts';
import { logError } from '#netlify/http/log.ts';
import { skipUnreadable } from '#netlify/stores/document-store.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { type Mail, mailSchema } from './mail.ts';
import { indexRecord } from '#netlify/stores/person-index.ts';
import { claimed, isSent, removeWaiting, takeHold } from './claim.ts';
import { type MailRun, openRun } from './mail-run.ts';
import { type Waiting, outbox, ownedMails, sentMarks } from './mail-stores.ts';
import { keepRefused } from './refused-mails.ts';

/**
 * Mails on their way. A mail is first stored, then claimed by one worker for a while, sent, marked as sent, and
 * only then removed: a worker that crashes in between leaves a claim that runs out, and a mail under the same key is known by
 * its mark. The mark holds no word and no address. What the mail server does not take waits, unless it is the mailbox's own
 * refusal.
 */

/** Whether a mail is still to be sent when its turn has come. */
export type StillWanted = (mail: Mail) => boolean | Promise<boolean>;

interface Delivery {
  sent: number;
  /** Left for a later run: claimed by another worker, failed, or not yet due. */
  waiting: number;
}

/** Mails dealt with at the same time: the store takes longer than the mail server. */
const DELIVERIES_AT_ONCE = 16;

/**
 * Stores a mail to be sent, once under its key.
 * @param notBefore it goes out after this moment, if it is still wanted then
 * @returns `known` when a mail with this key was stored or sent before: nothing has changed then
 * @throws StoreUnavailable; z.ZodError when the mail could have two recipients or a header of its own
 */
export function queueMail(mail: Mail, notBefore = new Date()): Promise<'queued' | 'known'> {
  return store(mail, notBefore);
}

/**
 * Stores a mail and tries to send it at once.
 * @returns `waiting` when the mail server did not take it, or mail is not set up: a later run of `deliver-mail` sends it
 * @throws StoreUnavailable: then it may not be stored
 */
export async function postMail(mail: Mail): Promise<'sent' | 'waiting'> {
  if ((await store(mail)) === 'known' && (await isSent(mail.key))) return 'sent';
  const { sent } = await deliverQueued({ keys: [mail.key] });
  return sent === 1 ? 'sent' : 'waiting';
}

interface DeliverOptions {
  /** Only these; all that wait unless stated. */
  keys?: Iterable<string> | AsyncIterable<string>;
  /** Asked right before a mail goes out; one that is not wanted any more is dropped. */
  isWanted?: StillWanted;
  /** No further mail is begun after this moment, on the clock of `performance.now()`. */
  until?: number;
  /** The run that this is part of, which goes on; one is opened and ended for this call unless given. */
  run?: MailRun | null;
}

/**
 * Sends what waits and is due, each mail by one worker only. A mail that cannot be dealt with waits and holds up no other.
 * @throws StoreUnavailable, SettingError
 */
export async function deliverQueued({
  keys,
  isWanted = () => true,
  until = Infinity,
  run,
}: DeliverOptions = {}): Promise<Delivery> {
  const waiting = keys === undefined ? fromAnywhere(await outbox.keys()) : await Array.fromAsync(keys);
  const delivery: Delivery = { sent: 0, waiting: 0 };
  if (waiting.length === 0) return delivery;
  const way = run === undefined ? await openRun(waiting.length) : run;
  const isOver = () => performance.now() > until || (way?.isStopped() ?? false);
  try {
    await atOnce(waiting, DELIVERIES_AT_ONCE, async (key) => {
      const outcome = isOver() ? 'waiting' : await deliverOne(key, isWanted, way).catch(leave);
      if (outcome === 'sent') delivery.sent += 1;
      if (outcome === 'waiting') delivery.waiting += 1;
    });
  } finally {
    if (run === undefined) await way?.end();
  }
  return delivery;
}

/** The same keys, beginning at any of them: what one run does not reach must not be the same mails each time. */
function fromAnywhere(keys: readonly string[]): string[] {
  const first = Math.floor(Math.random() * keys.length);
  return [...keys.slice(first), ...keys.slice(0, first)];
}

function leave(error: unknown): 'waiting' {
  if (error instanceof StoreUnavailable || error instanceof SettingError) throw error;
  logError('mail_waits', error);
  return 'waiting';
}

async function store(mail: Mail, notBefore = new Date()): Promise<'queued' | 'known'> {
  const waiting: Waiting = {
    mail: mailSchema.parse(mail),
    claimedUntil: null,
    tries: 0,
    notBefore: notBefore.toISOString(),
    since: notBefore.toISOString(),
  };
  if (await sentMarks.has(mail.key)) return 'known';
  await indexRecord(ownedMails, mail.key, waiting);
  return outbox.change<'queued' | 'known'>(mail.key, (current) =>
    current ? { write: null, outcome: 'known' } : { write: waiting, outcome: 'queued' },
  );
}

/** `gone`: nothing to do any more. */
async function deliverOne(
  key: string,
  isWanted: StillWanted,
  run: MailRun | null,
): Promise<'sent' | 'waiting' | 'gone'> {
  const known = await outbox.readStored(key).catch(skipUnreadable);
  if (known === null) return 'gone';
  if (known === 'unreadable' || !run) return 'waiting';
  const mine = await outbox.change<Waiting | null>(
    key,
    (waiting) => {
      const now = new Date();
      const write = waiting && waiting.notBefore <= now.toISOString() ? claimed(waiting, now) : null;
      return { write, outcome: write };
    },
    { known },
  );
  if (!mine) return 'waiting';

  const isOver = (await isSent(key)) || !(await isWanted(mine.mail)); // sent by a worker that died before it could remove it
  if (isOver) {
    await removeWaiting(mine);
    return 'gone';
  }
  const outcome = await run.send(mine.mail);
  if (outcome === null) {
    await release(key, mine, null);
    return 'waiting';
  }
  if (outcome.ok) {
    await markAsSent(key);
    await removeWaiting(mine);
    return 'sent';
  }
  const { refusal } = outcome;
  const { since = mine.notBefore, tries, last = null } = mine;
  if (isFinal(refusal, { since, tries, last }, run.takenAt)) {
    await keepRefused(mine, refusal);
    return 'gone';
  }
  logError('mail_not_sent', undefined, { mail: key, cause: refusal.cause, reason: replyText(refusal) });
  await release(key, mine, refusal);
  return 'waiting';
}

async function markAsSent(key: string): Promise<void> {
  const mark = { outcome: 'sent' as const, at: new Date().toISOString() };
  const known = await sentMarks.keep(key, mark);
  if (known.outcome !== 'sent') await sentMarks.update(key, () => mark); // sent again by hand
}

/**
 * What became of the mail with this key; null when nobody knows: it was never stored, or its mark is forgotten.
 * @throws StoreUnavailable
 */
export async function fateOf(key: string): Promise<'sent' | 'refused' | 'waiting' | null> {
  const mark = await sentMarks.read(key).catch(skipUnreadable);
  if (mark === 'unreadable' || mark?.outcome === 'sent') return 'sent';
  if (await outbox.has(key)) return 'waiting'; // sent again, perhaps
  return mark && 'refused';
}

/**
 * Takes back a mail that waits. One that a worker has in its hands at this moment goes its way.
 * @returns whether it was taken back: then it never goes out
 * @throws StoreUnavailable: doing it again is safe
 */
export async function takeBack(key: string): Promise<boolean> {
  const mine = await takeHold(key);
  if (mine) await removeWaiting(mine);
  return mine !== null;
}

/**
 * Gives a claim back for a later try; when somebody else has it by now, nothing is to be done.
 * @param refusal null when it was not tried: then it is due as before
 */
async function release(key: string, { claimedUntil }: Waiting, refusal: MailRefusal | null): Promise<void> {
  await outbox.update(key, (waiting) => {
    if (waiting?.claimedUntil !== claimedUntil) return null;
    const free = { ...waiting, claimedUntil: null, since: waiting.since ?? waiting.notBefore };
    if (!refusal) return free;
    const { tries } = waiting;
    const notBefore = new Date(Date.now() + pauseAfter(refusal.cause, tries)).toISOString();
    return { ...free, tries: tries + 1, notBefore, last: refusal };
  });
}
