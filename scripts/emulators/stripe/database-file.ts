import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { openDatabase } from '@yak/emulator-loopback';

const SCHEMA = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS records (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    owner TEXT,
    due INTEGER,
    body TEXT NOT NULL,
    UNIQUE (kind, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS records_by_id ON records (id);
  CREATE INDEX IF NOT EXISTS records_by_owner ON records (kind, owner);
  CREATE INDEX IF NOT EXISTS records_by_due ON records (due) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS events (sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS deliveries (
    event TEXT PRIMARY KEY REFERENCES events (id),
    sequence INTEGER NOT NULL,
    state TEXT NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_by_state ON deliveries (state, due);
  CREATE TABLE IF NOT EXISTS tries (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL,
    type TEXT NOT NULL,
    status INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, created INTEGER NOT NULL) STRICT;
`;

/** A row as SQLite gives it. */
export type Row = Record<string, unknown>;

/** The SQLite file that holds everything. Every call is synchronous and the file is locked for this process. */
export class DatabaseFile {
  readonly #database: DatabaseSync;

  /**
   * @param file path of the SQLite file, made when missing; `:memory:` keeps nothing
   * @throws Error in one sentence when another process holds the file
   */
  constructor(file: string) {
    this.#database = openDatabase(file, SCHEMA);
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#database.prepare(sql).all(...values);
  }

  first(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#database.prepare(sql).get(...values);
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.#database.prepare(sql).run(...values);
  }

  /** Does all of it or, when it throws, nothing. */
  atomically<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Writes everything to the file and lets go of it. */
  close(): void {
    this.#database.close();
  }
}
