import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Site,
  isFullDisk,
  listenOnLoopback,
  refuseDeploy,
  sayFullDisk,
  whenThereIsRoom,
} from '@yak/emulator-loopback';
import { stripeControl } from './control.ts';
import type { StripeControl } from './control.ts';
import type { Inspector } from './inspector.ts';
import { Database } from './database.ts';
import { answerAll } from './http/answer-all.ts';
import { type SoldProduct, seedPrices } from './objects/product-and-prices.ts';
import type { StripeInspector } from './schema/stripe-inspector.ts';
import { WebhookSender } from './webhook-sender.ts';

export type { StripeControl } from './control.ts';
export { ApiFailure } from './http/api-failure.ts';
export type { Inspector } from './inspector.ts';
export type { SoldProduct } from './objects/product-and-prices.ts';
export type { StripeInspector } from './schema/stripe-inspector.ts';

export interface StripeOptions {
  /** 0 takes any free port. */
  port?: number;
  /** Path of the SQLite file that everything is kept in, or `:memory:`. */
  file: string;
  /** Whose account it is. */
  site: Site;
  /** What is sold, and at which prices. */
  products: readonly SoldProduct[];
  /** Where webhooks go; without it they are only kept. */
  webhookUrl?: string;
  /** Signs webhooks, `whsec_…`. */
  webhookSecret: string;
  /** The one API key that is let in; it must begin with `sk_test_`. */
  secretKey?: string;
  /** Milliseconds between one failed try at a webhook and the next; after the last it is given up. */
  retryDelays?: readonly number[];
  /** Sees everything that goes over the wire. */
  inspector?: Inspector;
  /** Where it looks whether this is a deploy; this process's own variables unless given. */
  environment?: NodeJS.ProcessEnv;
}

export interface StripeEmulator {
  /** Its origin, to be given to the SDK as host, port and protocol. */
  url: string;
  port: number;
  secretKey: string;
  control: StripeControl;
  /** Ends every connection and closes the file; webhooks that wait go out after the next start. Safe to call twice. */
  close(): Promise<void>;
}

const LOCAL_SECRET_KEY = 'sk_test_local';

/** Seconds, then minutes, then hours, as Stripe does it over three days. */
const USUAL_RETRY_DELAYS = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 3_600_000, 10_800_000];
/** How often what has fallen due by itself is looked for, milliseconds. */
const LOOK_FOR_DUE_WORK = 60_000;

/**
 * Stripe on one machine, as the pinned SDK speaks to it: subscriptions to prices, the hosted pages, signed
 * webhooks, and a clock that can be turned. Answers on loopback only.
 * @throws Error in one sentence when it is asked to run on Netlify or in production, when the key is no test
 *   key, or when the port or the file is in use
 */
export async function startStripe(options: StripeOptions): Promise<StripeEmulator> {
  const { port = 0, file, site, secretKey = LOCAL_SECRET_KEY, inspector = {}, environment = process.env } = options;
  refuseDeploy('The Stripe emulator moves no money', environment);
  if (!secretKey.startsWith('sk_test_'))
    throw new Error('The Stripe emulator takes test keys only: the key must begin with sk_test_.');
  const database = new Database(file, site);

  let answer: (message: IncomingMessage, response: ServerResponse) => Promise<void> = async () => {};
  const server = createServer({ keepAliveTimeout: 60_000 }, (message, response) => {
    answer(message, response).catch((error: unknown) => {
      if (isFullDisk(error)) sayFullDisk();
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(String(error));
    });
  });
  const address = await listenOnLoopback(server, port).catch((error: unknown) => {
    database.close();
    throw error;
  });

  const url = `http://localhost:${address.port}`;
  const sender = startSender(options, database, url);
  database.onEvent = (event) => {
    inspector.event?.(event);
    sender?.take(event.id);
  };
  database.work(null, (ledger) => seedPrices(ledger, options.products));
  const control = stripeControl(database, sender);
  answer = answerAll({ database, control, sender, site, secretKey, origin: url, inspector });
  database.log.hurry();
  control.advance(0);
  const timer = setInterval(() => whenThereIsRoom(() => void control.advance(0)), LOOK_FOR_DUE_WORK);
  timer.unref();

  let closing: Promise<void> | null = null;
  const close = async () => {
    clearInterval(timer);
    await address.close();
    await sender?.close();
    database.close();
  };
  return { url, port: address.port, secretKey, control, close: () => (closing ??= close()) };
}

function startSender(
  { webhookUrl, webhookSecret, retryDelays = USUAL_RETRY_DELAYS }: StripeOptions,
  database: Database,
  origin: string,
) {
  if (webhookUrl === undefined) return null;
  return new WebhookSender({
    log: database.log,
    target: { url: webhookUrl, secret: webhookSecret },
    origin,
    retryDelays,
  });
}

/**
 * Holds everything that goes over the wire against the types of the pinned `stripe` package. Loaded when it is asked for:
 * it brings the TypeScript compiler.
 */
export async function stripeInspector(): Promise<StripeInspector> {
  const { newInspector } = await import('./schema/stripe-inspector.ts');
  return newInspector();
}
