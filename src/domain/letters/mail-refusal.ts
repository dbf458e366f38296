import { DAY_MS } from '#domain/value/day.ts';
import type { z } from 'zod';
import type { mailRefusalSchema } from './mail-refusal.schema.ts';

export type MailRefusal = z.output<typeof mailRefusalSchema>;
export type RefusalCause = MailRefusal['cause'];

/** Replies about the login, at whatever step they come (RFC 4954). */
const LOGIN_REPLIES = [530, 534, 535, 538];
const LOGIN_CODES = ['EAUTH', 'ENOAUTH', 'EOAUTH2'];
const CONNECTION_CODES = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROXY', 'EPROTOCOL'];
/** Replies that the command was not understood or came at the wrong moment: they say nothing about a recipient. */
const PROTOCOL_REPLIES = [500, 501, 502, 503, 504, 555];
/** What is the mailbox's own: unknown, malformed, moved, without a mail server, disabled (RFC 3463, RFC 7505). */
const MAILBOX = ['5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10', '5.2.1'];
/** Refusals of a recipient that do not say whether it is the mailbox or we. */
const SAYS_NOTHING = ['5.0.0', '5.1.0', '5.2.0'];

/**
 * Whose matter a refusal is. Only `mailbox` is the recipient's own; `doubtful` may be, `later` is the recipient's and may
 * pass, and all others are between the mail server and us.
 */
export function causeOf({
  step,
  code,
  status,
  enhanced,
}: Pick<MailRefusal, 'step' | 'code' | 'status' | 'enhanced'>): RefusalCause {
  const detail = enhanced?.slice(2) ?? '';
  if (step === 'login' || LOGIN_CODES.includes(code ?? '') || LOGIN_REPLIES.includes(status ?? 0)) return 'login';
  if (step === 'greeting') return 'greeting';
  if (status === null) return code === 'EMESSAGE' ? 'content' : isOf(CONNECTION_CODES, code) ? 'connection' : 'unclear';
  if (step === 'connection' || status === 421) return 'connection';
  if (status < 400) return 'unclear';
  if (detail.startsWith('7.')) return 'policy';
  if (detail === '4.5') return 'quota';
  if (detail === '1.7' || detail === '1.8') return 'sender';
  if (step === 'recipient') return causeAtRecipient(status, enhanced);
  if (status === 452 || status === 552) return detail === '3.4' ? 'content' : 'quota';
  if (status < 500) return 'busy';
  if (step === 'sender') return 'sender';
  return step === 'data' || step === 'end of data' ? 'content' : 'unclear';
}

function causeAtRecipient(status: number, enhanced: string | null): RefusalCause {
  if (status < 500 || status === 552) return 'later';
  if (PROTOCOL_REPLIES.includes(status)) return 'unclear';
  if (enhanced === null || SAYS_NOTHING.includes(enhanced)) return 'doubtful';
  return MAILBOX.includes(enhanced) ? 'mailbox' : 'later';
}

function isOf(names: readonly string[], name: string | null): boolean {
  return name !== null && names.includes(name);
}

/** Refusals that are not the letter's own: no other letter would be taken either. */
const OF_THE_SERVER: readonly RefusalCause[] = ['connection', 'greeting', 'login', 'sender', 'quota', 'busy'];

/** Whether a refusal meets every letter, whoever it is for and whatever it says. */
export function isOfTheServer(cause: RefusalCause): boolean {
  return OF_THE_SERVER.includes(cause);
}

/** How long a letter has been tried. */
interface Waited {
  /** ISO time at which it was first meant to go out. */
  since: string;
  /** Tries that failed before this one. */
  tries: number;
  /** What came of the try before; null when there was none. */
  last: MailRefusal | null;
}

/** A recipient who is refused without a reason is believed to be gone after so many tries over so many ms. */
const DOUBTS = { tries: 4, ms: 3 * DAY_MS };

/**
 * Whether a letter is given up at this refusal. The mailbox's own refusal is final. One that does not say whose fault it is
 * becomes so when this recipient alone was refused for days: the server took other letters between two tries.
 * @param takenAt when the mail server last took a letter, whoever it was for
 */
export function isFinal(refusal: MailRefusal, { since, tries, last }: Waited, takenAt: string | null): boolean {
  if (refusal.cause === 'mailbox') return true;
  if (refusal.cause !== 'doubtful' || last?.cause !== 'doubtful' || takenAt === null) return false;
  return tries >= DOUBTS.tries && Date.parse(refusal.at) - Date.parse(since) >= DOUBTS.ms && takenAt > last.at;
}

/** The pause after the first failed try, in ms; each further one is twice as long, up to a bound. */
const FIRST_PAUSE_MS = 60_000;
/** One letter holds up no other, so it may wait long; when the server refuses all, a run ends after few tries. */
const LONGEST_PAUSE_MS = { letter: 6 * 3_600_000, server: 1_800_000 };

/** How long a letter waits after a refusal, in ms. @param tries that failed before */
export function pauseAfter(cause: RefusalCause, tries: number): number {
  return Math.min(LONGEST_PAUSE_MS[isOfTheServer(cause) ? 'server' : 'letter'], FIRST_PAUSE_MS * 2 ** tries);
}
