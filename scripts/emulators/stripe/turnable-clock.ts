import type { DatabaseFile } from './database-file.ts';

const SETTING = 'clock_ahead';

/** The machine's time and how far it was turned ahead; what was turned is kept in the file. */
export class TurnableClock {
  readonly #file: DatabaseFile;
  #ahead: number;
  #moment: number | null = null;

  constructor(file: DatabaseFile) {
    this.#file = file;
    this.#ahead = Number(file.first('SELECT value FROM settings WHERE name = ?', SETTING)?.['value'] ?? 0);
  }

  /** Unix time in seconds. */
  now(): number {
    return this.#moment ?? Math.floor(Date.now() / 1000) + this.#ahead;
  }

  /** Turns the clock ahead, for good. */
  turn(seconds: number): void {
    if (seconds === 0) return;
    this.#ahead += seconds;
    this.#file.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', SETTING, String(this.#ahead));
  }

  /** Lets work that was due at a moment find that moment on the clock. */
  at<T>(moment: number, work: () => T): T {
    this.#moment = moment;
    try {
      return work();
    } finally {
      this.#moment = null;
    }
  }
}
