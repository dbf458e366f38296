import { createServer } from 'node:http';
import { listenOnLoopback } from '@yak/emulator-loopback';
import Stripe from 'stripe';
import {
  type StripeEmulator,
  type StripeInspector,
  type StripeOptions,
  startStripe,
  stripeInspector,
} from './start-stripe.ts';

/** A site that listens to webhooks, as one should: verified, each once, and never trusting their order. */
interface ListeningSite {
  url: string;
  /** What it did about each webhook: the event's type, `again …`, `failed …` or `refused`. */
  log: string[];
  /** What it believes of each subscription by its id. */
  beliefs: Map<string, { status: string; end: number; isEnding: boolean }>;
  /** Lets the next webhooks fail with status 500. */
  failNext(times: number): void;
  /** Whom the site asks about a subscription from now on. */
  ask(stripe: Stripe): void;
  close(): Promise<void>;
}

export interface StripeUnderTest {
  payments: StripeEmulator;
  stripe: Stripe;
  site: ListeningSite;
  inspector: StripeInspector;
  /** Posts a form as a browser does, and follows nothing. */
  post(url: string, fields: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export const WEBHOOK_SECRET = 'whsec_test';
/** A site that sells one thing, by the month and by the year. */
export const ACCOUNT = {
  site: { name: 'Acme', url: 'http://localhost:8888' },
  products: [
    {
      id: 'prod_pro',
      name: 'Acme Pro',
      features: ['Everything'],
      prices: [
        { lookupKey: 'pro_monthly', amount: 500, interval: 'month' },
        { lookupKey: 'pro_yearly', amount: 3900, interval: 'year' },
      ],
    },
  ],
} satisfies Partial<StripeOptions>;
/** Short, so that a test of retries is quick. */
const RETRY_DELAYS = [10, 20, 40, 80];

/** The emulator with the SDK, a site that listens, and Stripe's own description watching. */
export async function stripeUnderTest(): Promise<StripeUnderTest> {
  const inspector = await stripeInspector();
  const site = await listeningSite();
  const payments = await startStripe({
    file: ':memory:',
    ...ACCOUNT,
    webhookUrl: site.url,
    webhookSecret: WEBHOOK_SECRET,
    retryDelays: RETRY_DELAYS,
    inspector,
  });
  const stripe = stripeFor(payments);
  site.ask(stripe);
  const post = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const close = async () => {
    await payments.close();
    await site.close();
  };
  return { payments, stripe, site, inspector, post, close };
}

/** The pinned SDK, pointed at the emulator. */
export function stripeFor(
  { port, secretKey }: { port: number; secretKey: string },
  settings: Stripe.StripeConfig = {},
): Stripe {
  return new Stripe(secretKey, {
    host: 'localhost',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...settings,
  });
}

async function listeningSite(): Promise<ListeningSite> {
  const log: string[] = [];
  const beliefs: ListeningSite['beliefs'] = new Map();
  const seen = new Set<string>();
  const { webhooks } = new Stripe('sk_test_verifies_only');
  let failures = 0;
  let stripe: Stripe | null = null;

  const look = async (id: string) => {
    const subscription = await stripe?.subscriptions.retrieve(id);
    const end = subscription?.items.data[0]?.current_period_end ?? 0;
    const isEnding =
      subscription !== undefined && (subscription.cancel_at_period_end || subscription.cancel_at !== null);
    beliefs.set(id, { status: subscription?.status ?? 'unknown', end, isEnding });
  };

  const take = async (body: Buffer, signature: string): Promise<number> => {
    let event: Stripe.Event;
    try {
      event = await webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET);
    } catch {
      log.push('refused');
      return 400;
    }
    if (failures > 0) {
      failures -= 1;
      log.push(`failed ${event.type}`);
      return 500;
    }
    if (seen.has(event.id)) {
      log.push(`again ${event.type}`);
      return 200;
    }
    const id = subscriptionOf(event);
    if (id !== null) await look(id);
    seen.add(event.id);
    log.push(event.type);
    return 200;
  };

  const server = createServer((message, response) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      take(Buffer.concat(chunks), String(message.headers['stripe-signature']))
        .catch(() => 500)
        .then((status) => response.writeHead(status).end());
    });
  });
  const { port, close } = await listenOnLoopback(server, 0);
  const failNext = (times: number) => {
    failures = times;
  };
  const ask = (next: Stripe) => {
    stripe = next;
  };
  return { url: `http://localhost:${port}/api/stripe-webhook`, log, beliefs, failNext, ask, close };
}

/** The subscription that an event is about. */
function subscriptionOf({ type, data }: Stripe.Event): string | null {
  if (type.startsWith('customer.subscription.')) return (data.object as Stripe.Subscription).id;
  if (type === 'checkout.session.completed') return (data.object as Stripe.Checkout.Session).subscription as string;
  return null;
}
