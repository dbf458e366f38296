import { SettingError, mailSettings } from '#netlify/env.ts';
import { logError } from '#netlify/http/log.ts';
import { passOver } from '#netlify/stores/document-store.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { type Mail, mailSchema } from './mail.ts';
import { indexRecord, removeOwned } from '#netlify/stores/person-index.ts';
import { mailName } from '#netlify/stores/subscriber-store.ts';
import { type Waiting, outbox, ownedMails, refusedMark, sentMarks } from './mail-stores.ts';
import { type MailLine, openMailLine } from './send-mail.ts';

/**
 * Mails on their way. A mail is first stored, then claimed by one worker for a while, sent, marked as sent, and
 * only then removed: a worker that crashes in between leaves a claim that runs out, and a mail under the same key is known by
 * its mark. The mark holds no word and no address.
 */

/** Whether a mail is still to be sent when its turn has come. */
export type StillWanted = (mail: Mail) => boolean | Promise<boolean>;

export interface Delivery {
  sent: number;
  /** Left for a later run: claimed by another worker, failed, or not yet due. */
  waiting: number;
}

/** A worker that has not finished after this long counts as crashed; longer than any one try, in ms. */
const CLAIM_MS = 60_000;
/** Mails dealt with at the same time, and connections that they share: the store takes longer than the server. */
const DELIVERIES_AT_ONCE = 16;
const CONNECTIONS = 8;
/** The pause after the first failed try, in ms; each further one is twice as long, up to six hours. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

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
  if ((await store(mail)) === 'known' && (await isMarked(mail.key))) return 'sent';
  const { sent } = await deliverQueued({ keys: [mail.key] });
  return sent === 1 ? 'sent' : 'waiting';
}

export interface DeliverOptions {
  /** Only these; all that wait unless stated. */
  keys?: Iterable<string> | AsyncIterable<string>;
  /** Asked right before a mail goes out; one that is not wanted any more is dropped. */
  isWanted?: StillWanted;
  /** No further mail is begun after this moment, on the clock of `performance.now()`. */
  until?: number;
  /** An open way to the mail server, which stays open; one is opened and closed for this call unless given. */
  line?: MailLine | null;
}

/**
 * Sends what waits and is due, each mail by one worker only. A mail that cannot be dealt with waits and holds up no other.
 * @throws StoreUnavailable, SettingError
 */
export async function deliverQueued({
  keys,
  isWanted = () => true,
  until = Infinity,
  line,
}: DeliverOptions = {}): Promise<Delivery> {
  const waiting = keys === undefined ? fromAnywhere(await outbox.keys()) : await Array.fromAsync(keys);
  const way = line === undefined ? openLine(waiting.length) : line;
  const delivery: Delivery = { sent: 0, waiting: 0 };
  try {
    await atOnce(waiting, DELIVERIES_AT_ONCE, async (key) => {
      const outcome = performance.now() > until ? 'waiting' : await deliverOne(key, isWanted, way).catch(leave);
      if (outcome === 'sent') delivery.sent += 1;
      if (outcome === 'waiting') delivery.waiting += 1;
    });
  } finally {
    if (line === undefined) way?.close();
  }
  return delivery;
}

/** A way to the mail server with as many connections as so many mails need; null when mail is not set up. */
export function openLine(mails: number): MailLine | null {
  const settings = mailSettings();
  return settings && openMailLine(settings, Math.max(1, Math.min(mails, CONNECTIONS)));
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
  };
  if (await isMarked(mail.key)) return 'known';
  await indexRecord(ownedMails, mail.key, waiting);
  return outbox.change<'queued' | 'known'>(mail.key, (current) =>
    current ? { write: null, outcome: 'known' } : { write: waiting, outcome: 'queued' },
  );
}

/** `gone`: nothing to do any more. */
async function deliverOne(
  key: string,
  isWanted: StillWanted,
  line: MailLine | null,
): Promise<'sent' | 'waiting' | 'gone'> {
  const known = await outbox.readStored(key).catch(passOver);
  if (known === null) return 'gone';
  if (known === 'unreadable' || !line) return 'waiting';
  const mine = await outbox.change(
    key,
    (waiting) => {
      const now = new Date();
      return waiting && isDue(waiting, now) ? claim(waiting, now) : { write: null, outcome: null };
    },
    { known },
  );
  if (!mine) return 'waiting';

  if (await isMarked(key)) return remove(mine); // sent by a worker that died before it could remove it
  if (!(await isWanted(mine.mail))) return remove(mine);
  const outcome = await line.send(mine.mail);
  if (outcome.ok || outcome.code === 'refused') {
    await sentMarks.keep(key, { outcome: outcome.ok ? 'sent' : 'refused', at: new Date().toISOString() });
    await remove(mine);
    if (!outcome.ok) await noteRefusal(mine.mail, outcome.reason);
    return outcome.ok ? 'sent' : 'gone';
  }
  logError('mail_not_sent', undefined, { mail: key, reason: outcome.reason });
  await release(key, mine);
  return 'waiting';
}

/** Whether the refusal is stored or not, the mail is done with. */
async function noteRefusal({ key, to }: Mail, reason: string): Promise<void> {
  logError('mail_refused', undefined, { mail: key, reason });
  const mark = { outcome: 'refused' as const, at: new Date().toISOString() };
  const noted = sentMarks.change(refusedMark(mailName(to.address)), () => ({ write: mark, outcome: null }), {
    startAnew: true,
  });
  await noted.catch((error: unknown) => logError('refusal_not_noted', error));
}

/**
 * What became of the mail with this key; null when nobody knows: it was never stored, or its mark is forgotten.
 * @throws StoreUnavailable
 */
export async function fateOf(key: string): Promise<'sent' | 'refused' | 'waiting' | null> {
  const mark = await sentMarks.read(key).catch(passOver);
  if (mark !== null) return mark === 'unreadable' ? 'sent' : mark.outcome;
  return (await outbox.readStored(key).catch(passOver)) === null ? null : 'waiting';
}

/**
 * Takes back a mail that waits. One that a worker has in its hands at this moment goes its way.
 * @returns whether it was taken back: then it never goes out
 * @throws StoreUnavailable: doing it again is safe
 */
export async function takeBack(key: string): Promise<boolean> {
  const mine = await outbox
    .change<Waiting | null>(key, (waiting) => {
      const now = new Date();
      return waiting && isFree(waiting, now) ? claim(waiting, now) : { write: null, outcome: null };
    })
    .catch(passOver);
  if (mine === null || mine === 'unreadable' || (await isMarked(key))) return false;
  await remove(mine);
  return true;
}

/** Whether a mail went out; a mark that cannot be read is one. */
async function isMarked(key: string): Promise<boolean> {
  return (await sentMarks.readStored(key).catch(passOver)) !== null;
}

function isDue(waiting: Waiting, now: Date): boolean {
  return waiting.notBefore <= now.toISOString() && isFree(waiting, now);
}

function isFree({ claimedUntil }: Waiting, now: Date): boolean {
  return claimedUntil === null || claimedUntil <= now.toISOString();
}

function claim(waiting: Waiting, now: Date): { write: Waiting; outcome: Waiting } {
  const claimed = { ...waiting, claimedUntil: new Date(now.getTime() + CLAIM_MS).toISOString() };
  return { write: claimed, outcome: claimed };
}

async function remove(waiting: Waiting): Promise<'gone'> {
  await removeOwned(ownedMails, waiting.mail.key, waiting);
  return 'gone';
}

/** Gives a claim back for a later try; when somebody else has it by now, nothing is to be done. */
async function release(key: string, { claimedUntil }: Waiting): Promise<void> {
  await outbox.change(key, (waiting) => {
    if (waiting?.claimedUntil !== claimedUntil) return { write: null, outcome: null };
    const { tries } = waiting;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
    const notBefore = new Date(Date.now() + pause).toISOString();
    return { write: { ...waiting, claimedUntil: null, tries: tries + 1, notBefore }, outcome: null };
  });
}
