import { createHash } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { openDatabase } from '@yak/emulator-loopback';

/** Where a blob lives: the site's id, the store's full name (`site:users`) and the key. */
interface BlobAddress {
  site: string;
  store: string;
  key: string;
}

/** What must hold for a write to happen; `match` is the etag the stored blob must have. */
export type WriteCondition = { kind: 'always' } | { kind: 'new' } | { kind: 'match'; etag: string };

interface StoredBlob {
  body: Uint8Array;
  /** Hash of the body in double quotes, as in the `etag` header. */
  etag: string;
  /** The metadata header exactly as it was sent; null when there was none. */
  metadata: string | null;
  /** ISO time of the last write. */
  modified: string;
}

interface ListedBlob {
  key: string;
  etag: string;
  /** Bytes. */
  size: number;
  /** ISO time. */
  last_modified: string;
}

/** One page of a listing, in the words of the protocol. */
interface BlobPage {
  blobs: ListedBlob[];
  directories: string[];
  next_cursor?: string;
}

interface PageRequest {
  prefix: string;
  /** Fold everything under the next `/` into one directory name. */
  directories: boolean;
  /** The `next_cursor` of the page before; null for the first page. */
  cursor: string | null;
  /** The most blobs and directories, counted together, that one page holds. */
  pageSize: number;
}

/** A directory's name with this behind it sorts after every key in the directory (U+10FFFF is no character). */
const AFTER_EVERY_KEY = '/\u{10ffff}';

const SCHEMA = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS blobs (
    site TEXT NOT NULL,
    store TEXT NOT NULL,
    key TEXT NOT NULL,
    etag TEXT NOT NULL,
    modified TEXT NOT NULL,
    metadata TEXT,
    body BLOB NOT NULL,
    PRIMARY KEY (site, store, key)
  ) STRICT;
`;

/**
 * Blobs in one SQLite file. Every method is synchronous, and the file is locked for this process, so a
 * condition and its write are one step that nothing can come between.
 */
export class BlobTable {
  readonly #database: DatabaseSync;

  /**
   * @param file path of the SQLite file, made when missing; `:memory:` keeps nothing
   * @throws Error in one sentence when another process holds the file
   */
  constructor(file: string) {
    this.#database = openDatabase(file, SCHEMA);
  }

  read({ site, store, key }: BlobAddress): StoredBlob | null {
    const row = this.#first(
      'SELECT body, etag, metadata, modified FROM blobs WHERE site = ? AND store = ? AND key = ?',
      site,
      store,
      key,
    );
    return row === undefined ? null : (row as unknown as StoredBlob);
  }

  /** Writes when the condition holds. Gives the new etag, or null when it did not hold. */
  write(
    address: BlobAddress,
    blob: { body: Uint8Array; metadata: string | null },
    condition: WriteCondition,
  ): string | null {
    const { site, store, key } = address;
    const current = this.read(address);
    if (condition.kind === 'new' && current) return null;
    if (condition.kind === 'match' && current?.etag !== condition.etag) return null;
    const etag = `"${createHash('sha256').update(blob.body).digest('hex')}"`;
    this.#run(
      'INSERT OR REPLACE INTO blobs (site, store, key, etag, modified, metadata, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
      site,
      store,
      key,
      etag,
      new Date().toISOString(),
      blob.metadata,
      blob.body,
    );
    return etag;
  }

  remove({ site, store, key }: BlobAddress): void {
    this.#run('DELETE FROM blobs WHERE site = ? AND store = ? AND key = ?', site, store, key);
  }

  /** Removes at most `limit` blobs of a store. */
  removeStore(site: string, store: string, limit: number): { removed: number; more: boolean } {
    const chosen = 'SELECT key FROM blobs WHERE site = ? AND store = ? ORDER BY key LIMIT ?';
    const removed = this.#run(
      `DELETE FROM blobs WHERE site = ? AND store = ? AND key IN (${chosen})`,
      site,
      store,
      site,
      store,
      limit,
    );
    const rest = this.#first('SELECT 1 FROM blobs WHERE site = ? AND store = ? LIMIT 1', site, store);
    return { removed, more: rest !== undefined };
  }

  /** One page of a store's blobs, sorted by the bytes of their keys. */
  list(site: string, store: string, { prefix, directories, cursor, pageSize }: PageRequest): BlobPage {
    const page: BlobPage = { blobs: [], directories: [] };
    let last = decodeCursor(cursor);
    const rows = this.#database
      .prepare(
        `SELECT key, etag, length(body) AS size, modified AS last_modified FROM blobs
         WHERE site = ? AND store = ? AND key >= ? AND key > ? ORDER BY key`,
      )
      .iterate(site, store, prefix, last);
    for (const row of rows) {
      const blob = row as unknown as ListedBlob;
      if (!blob.key.startsWith(prefix)) break;
      const slash = directories ? blob.key.indexOf('/', prefix.length) : -1;
      const directory = slash === -1 ? null : blob.key.slice(0, slash);
      if (directory !== null && directory === page.directories.at(-1)) continue;
      if (page.blobs.length + page.directories.length === pageSize) {
        return { ...page, next_cursor: encodeCursor(last) };
      }
      if (directory === null) page.blobs.push({ ...blob });
      else page.directories.push(directory);
      last = directory === null ? blob.key : directory + AFTER_EVERY_KEY;
    }
    return page;
  }

  /** The full names of a site's stores that begin with the prefix. */
  listStores(site: string, prefix: string): string[] {
    const rows = this.#database.prepare('SELECT DISTINCT store FROM blobs WHERE site = ? ORDER BY store').all(site);
    return rows.map((row) => String(row['store'])).filter((store) => store.startsWith(prefix));
  }

  /** Writes everything to the file and lets go of it. */
  close(): void {
    this.#database.close();
  }

  #first(sql: string, ...values: SQLInputValue[]) {
    return this.#database.prepare(sql).get(...values);
  }

  /** Gives the number of rows changed. */
  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes);
  }
}

function encodeCursor(lastKey: string): string {
  return Buffer.from(lastKey).toString('base64url');
}

function decodeCursor(cursor: string | null): string {
  return cursor === null ? '' : Buffer.from(cursor, 'base64url').toString();
}
