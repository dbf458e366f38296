import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { isFullDisk, sayFullDisk } from '../full-disk.ts';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { answerMailPages } from './mail-pages.ts';
import { type CaughtMail, MailTable } from './mail-table.ts';

/**
 * How the mail server behaves: `down` lets nobody talk to it, `refuse` takes no mail of anybody, `busy` asks to come
 * back later, `hang` never answers to a mail, `lose-reply` keeps the mail and cuts the connection before saying so.
 */
export type MailManners = 'well' | 'down' | 'refuse' | 'busy' | 'hang' | 'lose-reply';

export interface MailOptions {
  /** 0 takes any free port. */
  smtpPort?: number;
  pagePort?: number;
  /** Path of the SQLite file that everything is kept in, or `:memory:`. */
  file: string;
  /** Origin of the site, for the way back. */
  siteUrl: string;
}

export interface LocalMail {
  /** `smtp://…`, for the functions. */
  smtpUrl: string;
  /** The page that shows every mail. */
  url: string;
  /** Newest first. */
  list(): Promise<CaughtMail[]>;
  clear(): void;
  behave(manners: MailManners): void;
  /** Safe to call twice. */
  close(): Promise<void>;
}

/**
 * A mail server on one machine: real SMTP that delivers nowhere, and a page that shows what came. On loopback only.
 * @throws Error in one sentence when a port or the file is in use
 */
export async function startMail({ smtpPort = 0, pagePort = 0, file, siteUrl }: MailOptions): Promise<LocalMail> {
  const table = new MailTable(file);
  let manners: MailManners = 'well';
  const smtp = smtpServer(table, () => manners);
  try {
    await listen(smtp, smtpPort);
    const page = createServer((message: IncomingMessage, response: ServerResponse) => {
      answerMailPages({ table, siteUrl }, message.url ?? '/', message.headers.host).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
      );
    });
    const address = await listenOnLoopback(page, pagePort);
    let closing: Promise<void> | null = null;
    const close = async () => {
      await address.close();
      await closeSmtp(smtp);
      table.close();
    };
    return {
      smtpUrl: `smtp://127.0.0.1:${portOf(smtp)}`,
      url: `http://localhost:${address.port}`,
      list: () => table.list(),
      clear: () => table.clear(),
      behave: (next) => {
        manners = next;
      },
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await closeSmtp(smtp);
    table.close();
    throw error;
  }
}

function smtpServer(table: MailTable, mannersNow: () => MailManners): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, next) => next(mannersNow() === 'down' ? failure(421, 'Closed') : null),
    onRcptTo: (_address, _session, next) => next(mannersNow() === 'refuse' ? failure(550, 'No such person') : null),
    onData(stream, { envelope }, next) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const manners = mannersNow();
        if (manners === 'hang') return;
        if (manners === 'busy') return next(failure(451, 'Come back later'));
        try {
          table.add(
            envelope.rcptTo.map(({ address }) => address),
            Buffer.concat(chunks).toString(),
          );
        } catch (error) {
          if (isFullDisk(error)) sayFullDisk();
          else console.error('A mail could not be kept.', error);
          return next(failure(452, 'No room to keep it'));
        }
        if (manners === 'lose-reply') next(failure(421, 'Connection lost'));
        else next();
      });
    },
  });
  server.on('error', () => {}); // a client that goes away in the middle is its own business
  return server;
}

function failure(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

function listen(server: SMTPServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: SMTPServer): number {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return address.port;
}

function closeSmtp(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => (server.server.listening ? server.close(() => resolve()) : resolve()));
}
