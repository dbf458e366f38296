import { z } from 'zod';
import type { StripeControl } from '../control.ts';
import { ApiFailure } from './api-failure.ts';

/** A request to `/_control/…`. */
interface ControlRequest {
  verb: string;
  /** What follows `/_control/`. */
  name: string;
  /** JSON; empty for none. */
  body: string;
}

interface ControlAnswer {
  status: number;
  body: object;
}

/** What can become of a dispute. */
const decisions = ['under_review', 'won', 'lost', 'prevented', 'warning_closed'] as const;

type Order = (control: StripeControl, given: unknown) => object | Promise<object>;

const delivery = z.strictObject({
  copies: z.int().min(1).max(100).exactOptional(),
  delay: z.int().min(0).max(600_000).exactOptional(),
  order: z.enum(['made', 'reversed', 'shuffled', 'at-once']).exactOptional(),
  held: z.boolean().exactOptional(),
  lost: z.boolean().exactOptional(),
});

const subscriber = z.strictObject({
  email: z.string(),
  name: z.string().optional(),
  lookupKey: z.string(),
  metadata: z.record(z.string(), z.string()).optional(),
});

/** Each order by its name, with what it takes. */
const orders: Record<string, Order> = {
  advance: order(z.strictObject({ seconds: z.number().min(0) }), (control, { seconds }) => ({
    now: control.advance(seconds),
  })),
  webhooks: order(delivery, (control, given) => ({ manners: control.webhooks(given) })),
  redeliver: order(z.strictObject({ event: z.string() }), (control, { event }) => {
    control.redeliver(event);
    return { event };
  }),
  confirm: order(z.strictObject({ client_secret: z.string(), card: z.string().optional() }), (control, given) =>
    control.confirm(given.client_secret, given.card),
  ),
  'use-card': order(z.strictObject({ customer: z.string(), card: z.string() }), (control, { customer, card }) => {
    control.useCard(customer, card);
    return { customer };
  }),
  dispute: order(z.strictObject({ invoice: z.string() }), (control, { invoice }) => ({
    dispute: control.dispute(invoice),
  })),
  decide: order(z.strictObject({ dispute: z.string(), status: z.enum(decisions) }), (control, given) => {
    control.decide(given.dispute, given.status);
    return given;
  }),
  'fail-refund': order(z.strictObject({ refund: z.string() }), (control, given) => {
    control.failRefund(given.refund);
    return given;
  }),
  subscribe: order(subscriber, (control, given) => control.subscribe(given)),
  idle: order(z.strictObject({}), async (control) => {
    await control.idle();
    return { now: control.now() };
  }),
};

/** Carries out an order of a test or a script; `GET /_control/state` tells the time and what was tried so far. */
export async function answerControl(
  control: StripeControl,
  { verb, name, body }: ControlRequest,
): Promise<ControlAnswer> {
  if (verb === 'GET' && name === 'state')
    return { status: 200, body: { now: control.now(), manners: control.webhooks({}), tries: control.tries() } };
  const wanted = Object.hasOwn(orders, name) ? orders[name] : undefined;
  if (verb !== 'POST' || !wanted)
    return { status: 404, body: { message: `No such order. There are: ${Object.keys(orders).join(', ')}.` } };
  try {
    return { status: 200, body: await wanted(control, body === '' ? {} : JSON.parse(body)) };
  } catch (error) {
    const isTheirs = error instanceof ApiFailure || error instanceof z.ZodError || error instanceof SyntaxError;
    return { status: isTheirs ? 400 : 500, body: { message: error instanceof Error ? error.message : String(error) } };
  }
}

function order<Schema extends z.ZodType>(
  schema: Schema,
  run: (control: StripeControl, given: z.output<Schema>) => object | Promise<object>,
): Order {
  return (control, given) => run(control, schema.parse(given));
}
