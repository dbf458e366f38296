import type { Site } from '@yak/emulator-loopback';
import type Stripe from 'stripe';
import type { RecordTable } from './record-table.ts';

/** The request that causes an event; null when time caused it. */
export interface Cause {
  id: string;
  idempotencyKey: string | null;
}

/** What every action works on: the records, the time, and the way to tell the world. */
export interface Ledger {
  records: RecordTable;
  /** Whose account this is: its name stands on invoices, and its pages lead back there. */
  site: Site;
  /** Unix time in seconds by the clock that can be turned. */
  now(): number;
  /**
   * Keeps an event with the object as it is now, and has it delivered.
   * @param previous the fields that an update changed, as they were before
   */
  emit(type: Stripe.Event['type'], object: object, previous?: object): void;
}
