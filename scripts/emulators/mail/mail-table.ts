import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '@yak/emulator-loopback';
import PostalMime from 'postal-mime';

/** A mail as it arrived. */
export interface CaughtMail {
  id: number;
  /** ISO time of its arrival. */
  receivedAt: string;
  /** The envelope: who really got it, whatever the headers say. */
  recipients: string[];
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  messageId: string;
  /** Header names in lower case. */
  headers: Record<string, string>;
  text: string;
  html: string;
  /** Every byte of it. */
  raw: string;
}

const SCHEMA = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS mails (id INTEGER PRIMARY KEY AUTOINCREMENT, received TEXT NOT NULL, recipients TEXT NOT NULL, raw TEXT NOT NULL) STRICT;
`;

/** Every caught mail, in one SQLite file. */
export class MailTable {
  readonly #database: DatabaseSync;

  /** @param file path, made when missing; `:memory:` keeps nothing. @throws Error in one sentence when it is in use */
  constructor(file: string) {
    this.#database = openDatabase(file, SCHEMA);
  }

  add(recipients: readonly string[], raw: string): void {
    this.#database
      .prepare('INSERT INTO mails (received, recipients, raw) VALUES (?, ?, ?)')
      .run(new Date().toISOString(), JSON.stringify(recipients), raw);
  }

  /** Newest first. */
  async list(): Promise<CaughtMail[]> {
    const rows = this.#database.prepare('SELECT id, received, recipients, raw FROM mails ORDER BY id DESC').all();
    return Promise.all(rows.map((row) => readMail(row as unknown as MailRow)));
  }

  /** Null when there is no such mail. */
  async find(id: number): Promise<CaughtMail | null> {
    const row = this.#database.prepare('SELECT id, received, recipients, raw FROM mails WHERE id = ?').get(id);
    return row === undefined ? null : readMail(row as unknown as MailRow);
  }

  clear(): void {
    this.#database.exec('DELETE FROM mails');
  }

  close(): void {
    this.#database.close();
  }
}

interface MailRow {
  id: number;
  received: string;
  recipients: string;
  raw: string;
}

async function readMail({ id, received, recipients, raw }: MailRow): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw);
  const addresses = (list: typeof mail.to) =>
    (list ?? []).map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? ''))).join(', ');
  return {
    id,
    receivedAt: received,
    recipients: JSON.parse(recipients) as string[],
    from: addresses(mail.from ? [mail.from] : []),
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo) || null,
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    text: mail.text ?? '',
    html: mail.html ?? '',
    raw,
  };
}
