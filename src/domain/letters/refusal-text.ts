import type { MailRefusal, RefusalCause } from './mail-refusal.ts';

const texts: Record<RefusalCause, string> = {
  connection: 'The mail server does not answer, or hangs up: look whether it runs, and at its address in SMTP_URL.',
  greeting: 'The mail server refuses to talk to us: ask whoever runs it why.',
  login: 'The mail server refuses our login: look at the user and the password in SMTP_URL.',
  sender: 'The mail server refuses our sender: look at MAIL_FROM, and whether this account may send as it.',
  quota: 'We have sent all that the mail server allows: raise the limit, or wait until it is reset.',
  policy: 'The mail server’s rules stop our letters: look whether our address is blocked, and at SPF, DKIM and DMARC.',
  content: 'The mail server refuses what a letter says or how long it is.',
  busy: 'The mail server asks us to come back later.',
  mailbox: 'The mailbox is not there, or takes no mail any more.',
  doubtful: 'The mail server refuses the recipient and does not say why.',
  later: 'The recipient’s mailbox cannot take it for now.',
  unclear: 'The mail server refuses, and its answer fits nothing that we know.',
};

/** Whose matter a refusal is, in one sentence. */
export function causeText(cause: RefusalCause): string {
  return texts[cause];
}

/** What the mail server said: 'RCPT TO: 550 5.1.1 No such person'. */
export function replyText({ command, code, status, enhanced, words }: MailRefusal): string {
  const reply = [status, enhanced, words].filter((part) => part !== null && part !== '').join(' ');
  return [command, reply || code].filter(Boolean).join(': ');
}
