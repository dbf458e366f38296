import * as z from 'zod';
import { mailSettings } from '#netlify/env.ts';
import { type JsonStore, openStore } from '#netlify/stores/open-store.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { type Mail, mailSchema } from './mail.ts';
import { sendMail } from './send-mail.ts';

/**
 * Mails on their way. A mail is first stored, then claimed by one worker for a while, sent, marked as sent, and
 * only then removed: whoever dies in between leaves a claim that runs out, and a mail under the same key is known by
 * its mark. The mark holds no word and no address.
 */

/** A stored mail that has not been sent yet. */
interface Waiting {
  mail: Mail;
  /** Until then it belongs to one worker; ISO time, or null when nobody has it. */
  claimedUntil: string | null;
  /** Tries that failed. */
  tries: number;
  /** No try before; ISO time. */
  notBefore: string;
}

/** Whether a mail is still to be sent when its turn has come. */
export type StillWanted = (mail: Mail) => boolean | Promise<boolean>;

export interface Delivery {
  sent: number;
  /** Left for a later run: claimed by another worker, failed, or not yet due. */
  waiting: number;
}

const waitingSchema: z.ZodType<Waiting> = z.strictObject({
  mail: mailSchema,
  claimedUntil: z.iso.datetime().nullable(),
  tries: z.number().int(),
  notBefore: z.iso.datetime(),
});

/** A worker that has not finished after this long is taken for dead; longer than any one try, in ms. */
const CLAIM_MS = 60_000;
/** The pause after the first failed try, in ms; each further one is twice as long, up to six hours. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

const outbox = (): JsonStore => openStore('outbox');
const marks = (): JsonStore => openStore('mails-sent');

/**
 * Stores a mail to be sent, once under its key.
 * @returns `known` when a mail with this key was stored or sent before: nothing has changed then
 * @throws StoreUnavailable; z.ZodError when the mail could have two recipients or a header of its own
 */
export function queueMail(mail: Mail): Promise<'queued' | 'known'> {
  return store(mail);
}

/**
 * Stores a mail and tries to send it at once.
 * @returns `waiting` when the mail server did not take it, or mail is not set up: a later run of `deliver-mail` sends it
 * @throws StoreUnavailable: then it may not be stored
 */
export async function postMail(mail: Mail): Promise<'sent' | 'waiting'> {
  if ((await store(mail)) === 'known' && (await marks().read(mail.key))) return 'sent';
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
}

/** Sends what waits and is due, each mail by one worker only. @throws StoreUnavailable, SettingError */
export async function deliverQueued({
  keys,
  isWanted = () => true,
  until = Infinity,
}: DeliverOptions = {}): Promise<Delivery> {
  const delivery: Delivery = { sent: 0, waiting: 0 };
  for await (const key of keys ?? outbox().list()) {
    const outcome = performance.now() > until ? 'waiting' : await deliverOne(key, isWanted);
    if (outcome === 'sent') delivery.sent += 1;
    if (outcome === 'waiting') delivery.waiting += 1;
  }
  return delivery;
}

/** How many mails wait, over all pages of the store. @throws StoreUnavailable */
export async function countWaiting(): Promise<number> {
  let count = 0;
  for await (const _ of outbox().list()) count += 1;
  return count;
}

/** Takes back every mail about a person that has not gone out. @throws StoreUnavailable */
export async function dropMailsAbout(address: string): Promise<void> {
  for await (const mail of mailsAbout(address)) await outbox().remove(mail.key);
}

/** Every mail about a person that has not gone out. @throws StoreUnavailable */
export async function* mailsAbout(address: string): AsyncGenerator<Mail> {
  for await (const key of outbox().list()) {
    const entry = await outbox().read(key);
    const mail = entry && waitingSchema.parse(entry.value).mail;
    if (mail?.personal.toLowerCase() === address.toLowerCase()) yield mail;
  }
}

async function store(mail: Mail): Promise<'queued' | 'known'> {
  const waiting: Waiting = {
    mail: mailSchema.parse(mail),
    claimedUntil: null,
    tries: 0,
    notBefore: new Date().toISOString(),
  };
  if (await marks().read(mail.key)) return 'known';
  const outcome = await outbox().create(mail.key, waiting);
  if (outcome === 'written') return 'queued';
  if (await outbox().read(mail.key)) return outcome === 'conflict' ? 'known' : 'queued';
  if (await marks().read(mail.key)) return 'known'; // somebody sent it in between
  throw new StoreUnavailable('a mail could not be stored');
}

/** `gone`: nothing to do any more. */
async function deliverOne(key: string, isWanted: StillWanted): Promise<'sent' | 'waiting' | 'gone'> {
  const settings = mailSettings();
  const entry = await outbox().read(key);
  if (!entry) return 'gone';
  const waiting = waitingSchema.parse(entry.value);
  if (!settings || !isFree(waiting, new Date())) return 'waiting';
  const claim: Waiting = { ...waiting, claimedUntil: new Date(Date.now() + CLAIM_MS).toISOString() };
  if ((await outbox().replace(key, claim, entry.etag)) !== 'written') return 'waiting';

  if (await marks().read(key)) return remove(key); // sent by a worker that died before it could remove it
  if (!(await isWanted(claim.mail))) return remove(key);
  const outcome = await sendMail(settings, claim.mail);
  if (outcome.ok || outcome.code === 'refused') {
    await mark(key, outcome.ok ? 'sent' : 'refused');
    await outbox().remove(key);
    if (!outcome.ok) console.error(`Mail ${key}: the mail server refused it (${outcome.reason}); it is given up.`);
    return outcome.ok ? 'sent' : 'gone';
  }
  console.error(`Mail ${key}: not sent (${outcome.reason}); it is tried again later.`);
  await release(key, claim);
  return 'waiting';
}

function isFree({ claimedUntil, notBefore }: Waiting, now: Date): boolean {
  const moment = now.toISOString();
  return notBefore <= moment && (claimedUntil === null || claimedUntil <= moment);
}

async function remove(key: string): Promise<'gone'> {
  await outbox().remove(key);
  return 'gone';
}

/** @throws StoreUnavailable when it is not certain that the mark is there: then the mail stays claimed. */
async function mark(key: string, outcome: 'sent' | 'refused'): Promise<void> {
  const at = new Date().toISOString();
  if ((await marks().create(key, { outcome, at })) === 'written') return;
  if (!(await marks().read(key))) throw new StoreUnavailable('a sent mail could not be marked');
}

/** Gives a claim back for a later try; when somebody else has it by now, nothing is to be done. */
async function release(key: string, { mail, tries }: Waiting): Promise<void> {
  const entry = await outbox().read(key);
  if (!entry) return;
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
  const released: Waiting = {
    mail,
    claimedUntil: null,
    tries: tries + 1,
    notBefore: new Date(Date.now() + pause).toISOString(),
  };
  await outbox().replace(key, released, entry.etag);
}
