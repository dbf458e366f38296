import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Site, isFullDisk, listenOnLoopback, sayFullDisk } from '@yak/emulator-loopback';
import { SMTPServer } from 'smtp-server';
import { answerMailPages } from './mail-pages.ts';
import { type CaughtMail, MailTable } from './mail-table.ts';
import { type Ruling, delivery, ruleOver, say } from './smtp-rulings.ts';

export type { CaughtMail } from './mail-table.ts';
export { type Ruling, type SmtpStep, at, smtpSteps } from './smtp-rulings.ts';

/** How the mail server behaves: in one word, or step by step. */
export type MailManners = keyof typeof delivery | Ruling;

export interface MailOptions {
  /** 0 takes any free port. */
  smtpPort?: number;
  pagePort?: number;
  /** Path of the SQLite file that everything is kept in, or `:memory:`. */
  file: string;
  site: Site;
}

export interface LocalMail {
  /** `smtp://…`, for the functions. */
  smtpUrl: string;
  /** The page that shows every mail. */
  url: string;
  /** Newest first. */
  list(): Promise<CaughtMail[]>;
  clear(): void;
  behave(delivery: MailManners): void;
  /** Takes mail only from who logs in with this password from now on; null takes it from everybody. */
  demand(password: string | null): void;
  /** How often somebody logged in, or tried to. */
  logins(): number;
  /** Safe to call twice. */
  close(): Promise<void>;
}

/**
 * A mail server on one machine: real SMTP that delivers nowhere, and a page that shows what came. On loopback only.
 * @throws Error in one sentence when a port or the file is in use
 */
export async function startMail({ smtpPort = 0, pagePort = 0, file, site }: MailOptions): Promise<LocalMail> {
  const table = new MailTable(file);
  const house: House = { table, manners: 'well', password: null, logins: 0 };
  const smtp = smtpServer(house);
  try {
    await listen(smtp, smtpPort);
    const page = createServer((message: IncomingMessage, response: ServerResponse) => {
      answerMailPages(table, site, message.url ?? '/', message.headers.host).then(
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
        house.manners = next;
      },
      demand: (password) => {
        house.password = password;
      },
      logins: () => house.logins,
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await closeSmtp(smtp);
    table.close();
    throw error;
  }
}

/** What the mail server keeps, and how it is told to behave. */
interface House {
  table: MailTable;
  manners: MailManners;
  password: string | null;
  logins: number;
}

function smtpServer(house: House): SMTPServer {
  const ruling: Ruling = (step, command) => {
    const { manners: now } = house;
    return typeof now === 'string' ? delivery[now](step, command) : now(step, command);
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: true, // a reply has the one that it is given, or none
    closeTimeout: 100,
    onConnect({ id }, next) {
      const connection = [...server.connections].find((one) => one.id === id);
      if (!connection) return next();
      ruleOver(connection, () => (step, command) => {
        if (step === 'login') house.logins += 1;
        const answer = ruling(step, command);
        const isStranger = step === 'sender' && house.password !== null && !connection.session.user;
        return answer ?? (isStranger ? '530 5.7.0 Authentication required' : null);
      });
      const answer = ruling('greeting', '');
      if (answer === null) next();
      else say(connection, answer, () => connection.close());
    },
    onAuth({ username, password }, _session, next) {
      if (house.password === null || password === house.password) next(null, { user: username });
      else next(failure(535, '5.7.8 Authentication credentials invalid'));
    },
    onData(stream, { id, envelope }, next) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const answer = ruling('end of data', '');
        const connection = [...server.connections].find((one) => one.id === id);
        if (answer === 'hang') return;
        if (answer === 'cut') return void connection?._socket.destroy();
        if (answer !== null) return next(failure(Number(answer.slice(0, 3)), answer.slice(4)));
        try {
          house.table.add(
            envelope.rcptTo.map(({ address }) => address),
            Buffer.concat(chunks).toString(),
          );
        } catch (error) {
          if (isFullDisk(error)) sayFullDisk();
          else console.error('A mail could not be kept.', error);
          return next(failure(452, 'No room to keep it'));
        }
        if (house.manners === 'lose-reply') connection?._socket.destroy();
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
