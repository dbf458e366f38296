import type { SendMailOptions } from 'nodemailer';
import type { MailRefusal } from '#domain/letters/mail-refusal.ts';
import { type MailSettings, siteOrigin } from '#netlify/env.ts';
import { hashOf } from '#netlify/stores/hash-of.ts';
import type { Mail } from './mail.ts';
import { readRefusal } from './read-refusal.ts';

/** What came of a try. */
export type SendOutcome = { ok: true } | { ok: false; refusal: MailRefusal };

/** The way to the mail server. Whoever opens one closes it. */
interface MailLine {
  /**
   * Hands one mail over. The Message-ID comes from the mail's key, so that a repeated try carries the same one. A
   * failure is an outcome, never an exception.
   */
  send(mail: Mail): Promise<SendOutcome>;
  close(): void;
}

/** The longest waits for the mail server, in ms: a function has ten seconds for everything. */
const CONNECT_MS = 2000;
const SILENCE_MS = 4000;
/** Mails that go over one connection; servers close those that last for ever. */
const MAILS_PER_CONNECTION = 100;
/** A mail whose connection had ended before it began goes over another one, so often. */
const FRESH_CONNECTIONS = 1;

/**
 * Opens the way to the mail server.
 * @param connections how many at once; more than one are kept open from mail to mail, until the line is closed
 */
export function openMailLine(settings: MailSettings, connections = 1): MailLine {
  const options = {
    url: settings.smtp.href,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let opened: Promise<Transport> | undefined;
  return {
    async send({ key, to, replyTo, subject, text, html, headers }) {
      try {
        opened ??= openTransport(options, connections);
        await (await opened).sendMail({
          from: settings.from,
          to: [addressee(to)],
          envelope: { from: bareAddress(settings.from), to: [to.address] },
          messageId: messageId(key),
          subject,
          text,
          html,
          ...(replyTo && { replyTo: addressee(replyTo) }),
          ...(headers && { headers }),
        });
        return { ok: true };
      } catch (error) {
        return { ok: false, refusal: readRefusal(error, new Date()) };
      }
    },
    close: () => void opened?.then((transport) => transport.close()).catch(() => undefined),
  };
}

/** What is used of the mail's package. */
interface Transport {
  sendMail(mail: SendMailOptions): Promise<unknown>;
  close(): void;
}

/** The package is loaded with the first mail: a function that sends none starts without it. */
async function openTransport(options: object, connections: number): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  return connections === 1
    ? createTransport(options)
    : createTransport({
        ...options,
        pool: true,
        maxConnections: connections,
        maxMessages: MAILS_PER_CONNECTION,
        maxRequeues: FRESH_CONNECTIONS,
      });
}

/** The fixed Message-ID of the mail with this key. */
export function messageId(key: string): string {
  const hash = hashOf(key).slice(0, 40);
  return `<${hash}@${new URL(siteOrigin()).hostname}>`;
}

/** As an object, never as text: text would be parsed, and could hold two addresses. */
function addressee({ name = '', address }: Mail['to']) {
  return { name, address };
}

function bareAddress(sender: string): string {
  return /<(.+)>/.exec(sender)?.[1] ?? sender;
}
