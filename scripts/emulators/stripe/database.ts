import type { Site } from '@yak/emulator-loopback';
import type Stripe from 'stripe';
import { doDueWork } from './billing/due-work.ts';
import { AnswerMemory } from './answer-memory.ts';
import { EventLog } from './event-log.ts';
import type { Cause, Ledger } from './ledger.ts';
import { DatabaseFile } from './database-file.ts';
import { RecordTable } from './record-table.ts';
import { TurnableClock } from './turnable-clock.ts';

/** Told of each event in the moment it is written. */
type OnEvent = (event: { id: string }) => void;

/** Everything that is kept, in one file: a piece of work is written whole or not at all. */
export class Database {
  readonly #site: Site;
  readonly #file: DatabaseFile;
  readonly #clock: TurnableClock;
  readonly #records: RecordTable;
  readonly log: EventLog;
  readonly answers: AnswerMemory;
  #onEvent: OnEvent = () => {};

  /** @throws Error in one sentence when another process holds the file */
  constructor(file: string, site: Site) {
    this.#site = site;
    this.#file = new DatabaseFile(file);
    this.#clock = new TurnableClock(this.#file);
    this.#records = new RecordTable(this.#file);
    this.log = new EventLog(this.#file);
    this.answers = new AnswerMemory(this.#file);
  }

  set onEvent(onEvent: OnEvent) {
    this.#onEvent = onEvent;
  }

  /** Unix seconds by the clock that can be turned. */
  now(): number {
    return this.#clock.now();
  }

  /** Does some work, all of it or, when it throws, nothing. @param cause the request that asks for it; null for time itself */
  work<T>(cause: Cause | null, work: (ledger: Ledger) => T): T {
    return this.#file.atomically(() => work(this.#ledger(cause)));
  }

  /** Turns the clock ahead and does what falls due on the way, each at its moment. @returns how many things were due */
  advance(seconds: number): number {
    const until = this.now() + seconds;
    let done = 0;
    for (let due = this.#records.firstDue(until); due !== null; due = this.#records.firstDue(until)) {
      const next = due;
      this.#clock.at(next.due, () => this.work(null, (ledger) => doDueWork(ledger, next)));
      done += 1;
    }
    this.#clock.turn(seconds);
    return done;
  }

  close(): void {
    this.#file.close();
  }

  #ledger(cause: Cause | null): Ledger {
    return {
      records: this.#records,
      site: this.#site,
      now: () => this.now(),
      emit: (type: Stripe.Event['type'], object: object, previous?: object) => {
        const data = previous === undefined ? { object } : { object, previous_attributes: previous };
        this.#onEvent(this.log.add(type, data, cause, this.now()));
      },
    };
  }
}
