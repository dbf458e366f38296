import type { DatabaseFile } from './database-file.ts';

/** An answer as it was given the first time. */
interface LocalAnswer {
  /** Fingerprint of the request that the key was first used with. */
  request: string;
  status: number;
  body: string;
}

/** How long Stripe remembers an idempotency key, seconds. */
const SECONDS_KEPT = 24 * 3600;

/** The answers to requests that carried an idempotency key. */
export class AnswerMemory {
  readonly #file: DatabaseFile;

  constructor(file: DatabaseFile) {
    this.#file = file;
  }

  /** @param now Unix seconds */
  get(key: string, now: number): LocalAnswer | null {
    const row = this.#file.first(
      'SELECT request, status, body FROM answers WHERE key = ? AND created > ?',
      key,
      now - SECONDS_KEPT,
    );
    return row === undefined ? null : (row as unknown as LocalAnswer);
  }

  /** @param now Unix seconds */
  keep(key: string, { request, status, body }: LocalAnswer, now: number): void {
    this.#file.run('DELETE FROM answers WHERE created <= ?', now - SECONDS_KEPT);
    this.#file.run(
      'INSERT OR REPLACE INTO answers (key, request, status, body, created) VALUES (?, ?, ?, ?, ?)',
      key,
      request,
      status,
      body,
      now,
    );
  }
}
