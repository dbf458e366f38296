import { type MailRefusal, causeOf } from '#domain/letters/mail-refusal.ts';
import { redact } from '#netlify/http/describe-failure.ts';

/** Letters of the server's words that are kept. */
const MAX_WORDS = 200;

/** What nodemailer says of a failure (its `errors.js` and `smtp-connection`); everything may be missing. */
interface MailFailure {
  code?: unknown;
  command?: unknown;
  /** The whole reply, of one line or several. */
  response?: unknown;
  responseCode?: unknown;
  /** Refusals of single recipients; we have one recipient. */
  rejectedErrors?: unknown;
}

/** What a failed try tells of the refusal, without addresses and credentials. */
export function readRefusal(error: unknown, now: Date): MailRefusal {
  const failure: MailFailure = typeof error === 'object' && error !== null ? error : {};
  const [rejected] = Array.isArray(failure.rejectedErrors) ? (failure.rejectedErrors as MailFailure[]) : [];
  const { code, command, response, responseCode } = { ...failure, ...rejected };
  const reply = typeof response === 'string' ? response : '';
  const known = {
    step: stepOf(text(command), text(code), typeof responseCode === 'number'),
    code: text(code),
    status: typeof responseCode === 'number' ? responseCode : null,
    enhanced: /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1] ?? null,
  };
  return { at: now.toISOString(), cause: causeOf(known), ...known, command: text(command), words: wordsOf(reply) };
}

function stepOf(command: string | null, code: string | null, isReply: boolean): MailRefusal['step'] {
  if (command === null) return code === null ? 'other' : 'connection';
  if (command === 'CONN') return isReply && code === 'EPROTOCOL' ? 'greeting' : 'connection';
  if (/^(EHLO|HELO|LHLO|STARTTLS)/.test(command)) return 'greeting';
  if (command.startsWith('AUTH')) return 'login';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  if (command === 'DATA') return code === 'EMESSAGE' ? 'end of data' : 'data';
  return 'other';
}

/** The server's words in one line, behind its codes. */
function wordsOf(reply: string): string {
  const lines = reply.split(/\r?\n/).map((line) => line.replace(/^\d{3}[ -]?([245]\.\d{1,3}\.\d{1,3}\s)?/, ''));
  const plain = lines.join(' ').replace(/[\p{C}\s]+/gu, ' ');
  return redact(plain).replaceAll('<<address>>', '<address>').trim().slice(0, MAX_WORDS);
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, 40) : null;
}
