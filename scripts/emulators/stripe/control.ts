import { decideDispute, disputePayment, failRefund } from './billing/give-back.ts';
import { confirmPayment, freshCard } from './billing/confirm-payment.ts';
import { intentOf } from './billing/open-invoice.ts';
import type { PaymentOutcome } from './billing/pay-invoice.ts';
import { saveCard, useCard } from './billing/save-card.ts';
import { startSubscription } from './billing/start-subscription.ts';
import type { DeliveryOptions } from './delivery-options.ts';
import type { DeliveryTry, EventRecord } from './event-log.ts';
import { unknownReference } from './http/api-failure.ts';
import { recordNamed } from './http/named-record.ts';
import type { Ledger } from './ledger.ts';
import { newCustomer } from './objects/customer.ts';
import type { Database } from './database.ts';
import { findTestCard } from './test-cards.ts';
import type { TestCard } from './test-cards.ts';
import type { Records } from './wire-object.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** A subscriber to make without any page. */
interface NewSubscriber {
  email: string;
  name?: string | undefined;
  /** Of the price they pay. */
  lookupKey: string;
  /** Notes on the customer. */
  metadata?: Record<string, string> | undefined;
}

/** What tests and scripts may do that no user of Stripe can. All of it answers at `/_control/…` too. */
export interface StripeControl {
  /** Unix seconds by the clock that can be turned. */
  now(): number;
  /** Turns the clock ahead and does what falls due on the way. @returns the time it is then, Unix seconds */
  advance(seconds: number): number;
  /** Resolves when no webhook waits any more, or when they are held back. */
  idle(): Promise<void>;
  /** Makes webhooks come late, twice, in another order, or not at all. @returns how they behave now */
  webhooks(delivery: Partial<DeliveryOptions>): DeliveryOptions | null;
  /** Sends an event once more. */
  redeliver(event: string): void;
  /** Pays by a client secret with a test card, as Stripe's script in the browser does. */
  confirm(clientSecret: string, card?: string): PaymentOutcome;
  /** Makes a test card the one that a customer's renewals are charged to. */
  useCard(customer: string, card: string): void;
  /** Lets somebody dispute the payment of an invoice at their bank. @returns the dispute's id */
  dispute(invoice: string): string;
  /** Moves a dispute on: `under_review` when it was answered, `won` or `lost` when the bank has decided. */
  decide(dispute: string, status: Records['dispute']['status']): void;
  /** Lets a refund come back from the bank, which closed the account of the card. */
  failRefund(refund: string): void;
  /** Makes a customer with a paid subscription. */
  subscribe(subscriber: NewSubscriber): { customer: string; subscription: string };
  /** All tries to deliver webhooks, the first first. */
  tries(): DeliveryTry[];
  /** All events, the newest first. */
  events(): EventRecord[];
}

/** @param sender null when there is nobody to send webhooks to */
export function stripeControl(database: Database, sender: WebhookSender | null): StripeControl {
  const work = <T>(task: (ledger: Ledger) => T): T => {
    const result = database.work(null, task);
    sender?.wake();
    return result;
  };
  return {
    now: () => database.now(),
    advance: (seconds) => {
      database.advance(seconds);
      sender?.wake();
      return database.now();
    },
    idle: async () => sender?.idle(),
    webhooks: (delivery) => {
      sender?.behave(delivery);
      return sender?.manners ?? null;
    },
    redeliver: (event) => {
      database.log.need(event);
      database.log.send(event, 'waiting', Date.now());
      sender?.wake();
    },
    confirm: (clientSecret, card = 'pm_card_visa') => work((ledger) => confirm(ledger, clientSecret, card)),
    useCard: (customer, card) =>
      work((ledger) => {
        const { id } = recordNamed(ledger, 'customer', customer, 'customer');
        useCard(ledger, id, saveCard(ledger, id, freshCard(testCard(card), ledger.now())).id);
      }),
    dispute: (invoice) =>
      work((ledger) => {
        const { id } = recordNamed(ledger, 'invoice', invoice, 'invoice');
        return disputePayment(ledger, intentOf(ledger, id)).id;
      }),
    decide: (dispute, status) =>
      work((ledger) => {
        decideDispute(ledger, recordNamed(ledger, 'dispute', dispute, 'dispute').id, status);
      }),
    failRefund: (refund) =>
      work((ledger) => {
        failRefund(ledger, recordNamed(ledger, 'refund', refund, 'refund').id);
      }),
    subscribe: (subscriber) => work((ledger) => subscribe(ledger, subscriber)),
    tries: () => database.log.tries(),
    events: () => database.log.list(),
  };
}

function confirm(ledger: Ledger, clientSecret: string, card: string): PaymentOutcome {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const intent = ledger.records.get('payment_intent', id);
  if (intent?.client_secret !== clientSecret) return missing('payment_intent', id, 'client_secret');
  return confirmPayment(ledger, intent, testCard(card));
}

function subscribe(
  ledger: Ledger,
  { email, name, lookupKey, metadata = {} }: NewSubscriber,
): { customer: string; subscription: string } {
  const price =
    ledger.records.list('price').find(({ lookup_key: key }) => key === lookupKey) ??
    missing('price', lookupKey, 'lookupKey');
  const customer = newCustomer({ email, name, metadata }, ledger.now());
  ledger.records.put('customer', customer);
  ledger.emit('customer.created', customer);
  const subscription = startSubscription(ledger, {
    customer: customer.id,
    price,
    quantity: 1,
    metadata: {},
    keepCard: true,
  });
  confirmPayment(ledger, intentOf(ledger, subscription.latest_invoice ?? ''), testCard('pm_card_visa'));
  return { customer: customer.id, subscription: subscription.id };
}

function testCard(numberOrToken: string): TestCard {
  return findTestCard(numberOrToken) ?? missing('test card', numberOrToken, 'card');
}

function missing(kind: string, id: string, param: string): never {
  throw unknownReference(kind, id, param);
}
