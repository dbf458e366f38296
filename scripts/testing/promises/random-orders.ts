import { availableParallelism } from 'node:os';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { deliver, difference, eventsOf, sdk, subscriber } from '../paying-person.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import { type SiteUnderTest, startSiteUnderTest } from '../site-under-test.ts';
import type { Case } from './verdict-of.ts';

/** Seeds from `first`, `count` of them. */
interface Batch {
  first: number;
  count: number;
}

/** Orders over one site: more, and the list of all events that each looks through grows long. */
const BATCH = 100;

/** Runs so many random orders, as many at once as the machine has cores; each batch has a site of its own. */
export async function randomOrdersSideBySide(orders: number): Promise<Case[]> {
  const batches = Array.from(
    { length: Math.ceil(orders / BATCH) },
    (_, index): Batch => ({ first: 1 + index * BATCH, count: Math.min(BATCH, orders - index * BATCH) }),
  );
  const cases: Case[] = [];
  const work = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) cases.push(...(await runInThread(batch)));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), batches.length) }, work));
  return cases;
}

/** A thread has an environment of its own, which the functions read. */
function runInThread(batch: Batch): Promise<Case[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: batch });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

async function randomOrders({ first, count }: Batch): Promise<Case[]> {
  const site = await startSiteUnderTest({ captureLog: true });
  const payments = await site.startPayments();
  const cases: Case[] = [];
  for (let seed = first; seed < first + count; seed += 1) cases.push(await oneOrder(site, payments, seed));
  await site.close();
  return cases;
}

/** A whole life: paid, cancelled, resumed, cancelled, ended. Its events come in random orders, twice, while it goes on. */
async function oneOrder(site: SiteUnderTest, payments: StripeEmulator, seed: number): Promise<Case> {
  const stripe = sdk(payments);
  const random = seededRandom(seed);
  const { person, subscription } = await subscriber(site, payments);
  const steps = [
    () => stripe.subscriptions.update(subscription, { cancel_at_period_end: true }),
    () => stripe.subscriptions.update(subscription, { cancel_at_period_end: false }),
    ...(random() < 0.5 ? [() => stripe.subscriptions.cancel(subscription)] : []),
  ];
  for (const step of steps) {
    if (random() < 0.5) await Promise.all(shuffled(eventsOf(payments, person), random).map((event) => deliver(event)));
    await step();
  }
  const events = eventsOf(payments, person);
  const deliveries = shuffled([...events, ...events], random);
  for (let at = 0; at < deliveries.length; at += 3)
    await Promise.all(deliveries.slice(at, at + 3).map((event) => deliver(event)));
  return { name: `order ${seed}`, problem: await difference(person, stripe, subscription) };
}

if (!isMainThread) parentPort?.postMessage(await randomOrders(workerData as Batch));
