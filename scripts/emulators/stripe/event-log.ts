import Stripe from 'stripe';
import { unknownId } from './http/api-failure.ts';
import type { Cause } from './ledger.ts';
import { newId } from './new-id.ts';
import type { DatabaseFile, Row } from './database-file.ts';

/** An event as Stripe tells it; `data.object` is the object as it was at that moment. */
export interface EventRecord {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  /** 1 until the site has acknowledged it. */
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event['type'];
}

/** `lost` events were kept from the site on purpose; `given-up` ones it never acknowledged. */
type DeliveryState = 'waiting' | 'delivered' | 'given-up' | 'lost';

/** An event on its way to the site. */
export interface Delivery {
  event: EventRecord;
  state: DeliveryState;
  /** Earliest moment of the next try, Unix milliseconds by the machine's own clock. */
  due: number;
  /** Failed tries so far. */
  tries: number;
}

/** One try to deliver an event; `status` is the site's answer, 0 when there was none. */
export interface DeliveryTry {
  event: string;
  type: string;
  status: number;
}

const SELECT =
  'SELECT events.body, deliveries.state, deliveries.due, deliveries.tries FROM events LEFT JOIN deliveries ON deliveries.event = events.id';

/** All events in the order they happened, and how far each has come on its way to the site. */
export class EventLog {
  readonly #file: DatabaseFile;

  constructor(file: DatabaseFile) {
    this.#file = file;
  }

  /** Keeps an event. @param created Unix seconds */
  add(type: Stripe.Event['type'], data: EventRecord['data'], cause: Cause | null, created: number): EventRecord {
    const event: EventRecord = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created,
      data,
      livemode: false,
      pending_webhooks: 0,
      request: { id: cause?.id ?? null, idempotency_key: cause?.idempotencyKey ?? null },
      type,
    };
    this.#file.run('INSERT INTO events (id, body) VALUES (?, ?)', event.id, JSON.stringify(event));
    return event;
  }

  /** Puts an event on its way, again if it was there before. @param due Unix milliseconds */
  send(event: string, state: 'waiting' | 'lost', due: number): void {
    this.#file.run(
      `INSERT OR REPLACE INTO deliveries (event, sequence, state, due, tries) SELECT id, sequence, ?, ?, 0 FROM events WHERE id = ?`,
      state,
      due,
      event,
    );
  }

  /** Lets everything that waits go out at the next chance. */
  hurry(): void {
    this.#file.run("UPDATE deliveries SET due = 0 WHERE state = 'waiting'");
  }

  /** What may be delivered now, in the order it happened. @param moment Unix milliseconds */
  due(moment: number): Delivery[] {
    return this.#file
      .all(`${SELECT} WHERE deliveries.state = 'waiting' AND deliveries.due <= ? ORDER BY deliveries.sequence`, moment)
      .map(toDelivery);
  }

  /** When the next delivery may be tried, Unix milliseconds; null when none waits. */
  nextDue(): number | null {
    const due = this.#file.first("SELECT min(due) AS due FROM deliveries WHERE state = 'waiting'")?.['due'];
    return due === null || due === undefined ? null : Number(due);
  }

  /** Notes the answer to a try. */
  noteTry({ event, type, status }: DeliveryTry): void {
    this.#file.run('INSERT INTO tries (event, type, status) VALUES (?, ?, ?)', event, type, status);
  }

  /** Moves a delivery on; one that was delivered stays so. */
  update(event: string, state: DeliveryState, due: number, tries: number): void {
    this.#file.run(
      "UPDATE deliveries SET state = ?, due = ?, tries = ? WHERE event = ? AND state <> 'delivered'",
      state,
      due,
      tries,
      event,
    );
  }

  /** All tries so far, the first first. */
  tries(): DeliveryTry[] {
    return this.#file.all('SELECT event, type, status FROM tries ORDER BY number') as unknown as DeliveryTry[];
  }

  /** @throws ApiFailure when there is no such event */
  need(id: string): EventRecord {
    const row = this.#file.first(`${SELECT} WHERE events.id = ?`, id);
    if (row === undefined) throw unknownId('event', id);
    return toDelivery(row).event;
  }

  /** All events, the newest first. */
  list(): EventRecord[] {
    return this.#file.all(`${SELECT} ORDER BY events.sequence DESC`).map((row) => toDelivery(row).event);
  }
}

function toDelivery(row: Row): Delivery {
  const event = JSON.parse(String(row['body'])) as EventRecord;
  const state = (row['state'] ?? 'delivered') as DeliveryState;
  event.pending_webhooks = state === 'delivered' ? 0 : 1;
  return { event, state, due: Number(row['due'] ?? 0), tries: Number(row['tries'] ?? 0) };
}
