import { randomUUID } from 'node:crypto';
import type { AdminOverview } from '#api/admin-overview.contract.ts';
import { makeMessage } from '#domain/letters/make-message.ts';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import type { SubscriberGrowth } from '#domain/letters/subscriber-growth.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { personalStores } from '#netlify/personal-data/registry.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { runShards } from '#netlify/jobs/run-shards.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { loadFunctions } from '../load-functions.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Person, adminEmail, ask, startSiteUnderTest } from '../site-under-test.ts';

const functions = await loadFunctions();

/** A page of the store's listing holds 1,000 keys. */
const SIZES = { quick: [1001], full: [999, 1000, 1001, 5000] } as const;
const AT_ONCE = 50;
const writer = 'writer@yak.test';
const now = '2026-11-21T12:00:00.000Z';

/** Whatever reads a whole store sees each record once, however many pages the listing has. */
export const promise: ProductPromise = {
  id: 6,
  title:
    'Page limits of the store: lists, back office, mail readers, export and deletion see exactly as many records as there are',
  async run(effort) {
    const problems: string[] = [];
    for (const size of SIZES[effort]) problems.push(...(await proveSize(size)));
    const figure = `${SIZES[effort].join(', ')} records in each of four stores: every count is exact, and nothing is left after a deletion`;
    return { ok: problems.length === 0, figure: problems.length === 0 ? figure : problems.slice(0, 4).join(' | ') };
  },
};

/** @returns what was counted wrongly */
async function proveSize(size: number): Promise<string[]> {
  const site = await startSiteUnderTest({ waitsForStore: true });
  const admin = await site.signUp({ email: adminEmail });
  await fill(size);
  const exact = {
    ...(await countAsAdmin(admin)),
    'readers of mails': await countWalked(),
    ...(await countAsWriter()),
  };
  const wrong = Object.entries(exact).filter(([, count]) => count !== size);
  await erase();
  const left = Object.entries(await keysLeft());
  await site.close();
  return [
    ...wrong.map(([what, count]) => `${what}: ${count} of ${size}`),
    ...left
      .filter(([store, count]) => count !== (store === 'subscriptions' ? size : 0))
      .map(([store, count]) => `${count} left in ${store} of ${size}`),
  ];
}

/** Subscribers that a mailing to all would look at. */
async function countWalked(): Promise<number> {
  const walked = new Set<string>();
  const { keys, someKeys } = subscribers;
  const treat = async (key: string) => void walked.add(key);
  await runShards({ name: `count-${randomUUID()}`, keys, someKeys, treat }, Infinity);
  return walked.size;
}

/** One record in each store for each number: all but the subscriptions are the same person's. */
async function fill(size: number): Promise<void> {
  const mail = (key: string): Mail => ({
    key,
    to: { address: writer },
    subject: 'Waiting',
    text: 'Waiting',
    html: '<p>Waiting</p>',
    personal: writer,
  });
  const makers: Record<string, (index: number) => [string, unknown]> = {
    messages: () => keyed(makeMessage({ id: randomUUID(), email: writer })),
    submissions: () => keyed(makeSubmission({ id: randomUUID(), submitterEmail: writer })),
    outbox: (index) => [`mail-${index}`, { mail: mail(`mail-${index}`), claimedUntil: null, tries: 0, notBefore: now }],
    subscriptions: (index) => {
      const subscriber = subscriberOf(`reader-${index}@yak.test`, new Date(now));
      return [
        addressKey(subscriber.address),
        { ...subscriber, topics: [{ context: 'general', toolName: null, askedAt: now, confirmedAt: now }] },
      ];
    },
  };
  for (const [name, make] of Object.entries(makers)) {
    const store = openStore(name);
    for (let index = 0; index < size; index += AT_ONCE) {
      const written = await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, size - index) }, (_, offset) => store.create(...make(index + offset))),
      );
      if (written.some((outcome) => outcome !== 'written')) throw new Error(`${name} could not be filled.`);
    }
  }
}

function keyed<Record extends { id: string }>(record: Record): [string, Record] {
  return [record.id, record];
}

async function countAsAdmin(person: Person): Promise<Record<string, number>> {
  const read = async (name: string): Promise<unknown> => {
    const endpoint = functions(name);
    const answer = await ask(endpoint, 'GET', endpoint.contract.path, { person });
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const overview = (await read('admin-overview')) as AdminOverview;
  const growth = (await read('admin-subscribers')) as SubscriberGrowth;
  return {
    'messages on the desk': overview.messages.waiting,
    'submissions on the desk': overview.review.waiting,
    'mails on the desk': overview.outbox.waiting,
    'addresses on the desk': overview.subscribers.addresses,
    'subscribers confirmed': growth.byState.confirmed,
  };
}

/** What the export of the writer's data holds of each store. */
async function countAsWriter(): Promise<Record<string, number>> {
  const counts = await Promise.all(
    personalStores
      .filter(({ store }) => written.has(store))
      .map(async ({ store, exportOf }): Promise<[string, number]> => {
        const exported = await exportOf({
          userId: 'none',
          account: { createdAt: new Date().toISOString() },
          email: writer,
        });
        return [`${store} in the export`, Array.isArray(exported) ? exported.length : 0];
      }),
  );
  return Object.fromEntries(counts);
}

async function erase(): Promise<void> {
  for (const { store, erase: eraseFrom } of personalStores)
    if (written.has(store))
      await eraseFrom({ userId: 'none', account: { createdAt: new Date().toISOString() }, email: writer });
}

async function keysLeft(): Promise<Record<string, number>> {
  const counts = [...written, 'subscriptions'].map(
    async (store): Promise<[string, number]> => [store, (await Array.fromAsync(openStore(store).list())).length],
  );
  return Object.fromEntries(await Promise.all(counts));
}

/** Stores whose records are one person's here. */
const written = new Set(['messages', 'submissions', 'outbox']);

if (import.meta.main) await runAlone(promise);
