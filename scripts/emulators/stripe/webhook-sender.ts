import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { isFullDisk, sayFullDisk } from '@yak/emulator-loopback';
import { arrange, usualDelivery } from './delivery-options.ts';
import type { DeliveryOptions } from './delivery-options.ts';
import type { Delivery, EventLog } from './event-log.ts';
import { toWireJson } from './hosted-address.ts';

/** Where webhooks go. */
interface WebhookTarget {
  url: string;
  /** Signs each try, `whsec_…`. */
  secret: string;
}

interface SenderOptions {
  log: EventLog;
  target: WebhookTarget;
  /** Origin of our own pages, for the addresses inside events. */
  origin: string;
  /** Milliseconds between one failed try and the next; after the last an event is given up. */
  retryDelays: readonly number[];
}

/** Milliseconds that the site may take to acknowledge an event. */
const DELIVERY_TIMEOUT_MS = 10_000;

/** Without room on the disk it is tried again so much later, in milliseconds. */
const PAUSE_WITHOUT_ROOM_MS = 1_000;

/** Brings events to the site: signed as Stripe signs them, tried again until they are acknowledged. */
export class WebhookSender {
  readonly #options: SenderOptions;
  readonly #signer = new Stripe('sk_test_signs_only').webhooks;
  readonly #closing = new AbortController();
  #manners: DeliveryOptions = { ...usualDelivery };
  #round: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #waiters: (() => void)[] = [];

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  get manners(): DeliveryOptions {
    return { ...this.#manners };
  }

  /** Changes how webhooks behave from now on. */
  behave(manners: Partial<DeliveryOptions>): void {
    this.#manners = { ...this.#manners, ...manners };
    this.wake();
  }

  /** Queues an event. Call `wake` once the event is written. */
  take(event: string): void {
    const { lost, delay } = this.#manners;
    this.#options.log.send(event, lost ? 'lost' : 'waiting', Date.now() + delay);
  }

  /** Starts delivering what waits, if nobody does already. */
  wake(): void {
    if (this.#round !== null || this.#closing.signal.aborted) return;
    this.#round = this.#deliver()
      .catch((error: unknown) => this.#waitForRoom(error))
      .finally(() => {
        this.#round = null;
        this.#rest();
      });
  }

  /** What could not be noted is sent again: the site knows each event by its id. */
  async #waitForRoom(error: unknown): Promise<void> {
    if (!isFullDisk(error)) throw error;
    sayFullDisk();
    await wait(PAUSE_WITHOUT_ROOM_MS, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined);
  }

  /** Resolves when no event waits any more, or when they are held back. */
  async idle(): Promise<void> {
    if (this.#round === null && this.#isIdle()) return;
    await new Promise<void>((resolve) => {
      this.#waiters.push(resolve);
      this.wake();
    });
  }

  /** Stops; what was not acknowledged keeps waiting in the file. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#round;
    for (const resolve of this.#waiters.splice(0)) resolve();
  }

  async #deliver(): Promise<void> {
    while (!this.#manners.held && !this.#closing.signal.aborted) {
      const due = this.#options.log.due(Date.now());
      if (due.length === 0) return;
      const round = arrange(due, this.#manners);
      if (this.#manners.order === 'at-once') await Promise.all(round.map((delivery) => this.#try(delivery)));
      else for (const delivery of round) await this.#try(delivery);
    }
  }

  /** Between rounds: sets a timer for the next try, and tells those who wait until nothing is left to send. */
  #rest(): void {
    if (this.#closing.signal.aborted) return;
    clearTimeout(this.#timer);
    if (this.#isIdle()) {
      for (const resolve of this.#waiters.splice(0)) resolve();
      return;
    }
    const next = this.#options.log.nextDue() ?? Date.now();
    this.#timer = setTimeout(() => this.wake(), Math.max(0, next - Date.now()));
    this.#timer.unref();
  }

  #isIdle(): boolean {
    return this.#manners.held || this.#options.log.nextDue() === null;
  }

  async #try({ event, tries }: Delivery): Promise<void> {
    if (this.#manners.held || this.#closing.signal.aborted) return;
    const { log, retryDelays } = this.#options;
    const status = await this.#post({ ...event, pending_webhooks: 1 });
    if (this.#closing.signal.aborted) return;
    log.noteTry({ event: event.id, type: event.type, status });
    const delay = retryDelays[tries];
    if (status >= 200 && status < 300) log.update(event.id, 'delivered', 0, tries);
    else if (delay === undefined) log.update(event.id, 'given-up', 0, tries + 1);
    else log.update(event.id, 'waiting', Date.now() + delay, tries + 1);
  }

  /** @returns the site's status, 0 when it gave none */
  async #post(event: object): Promise<number> {
    const { target, origin } = this.#options;
    const payload = toWireJson(event, origin);
    const signature = await this.#signer.generateTestHeaderStringAsync({ payload, secret: target.secret });
    try {
      const response = await fetch(target.url, {
        method: 'POST',
        body: payload,
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }
}
