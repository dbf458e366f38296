import { randomUUID } from 'node:crypto';
import { makeDrop } from '#domain/drop/make-drop.ts';
import { makeMessage } from '#domain/letters/make-message.ts';
import { noSubscribers } from '#domain/letters/subscriber-growth.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { sendDigest } from '#netlify/letters/send-digest.ts';
import { keepMessage } from '#netlify/stores/message-store.ts';
import { RECORD_SCAN, recordScans } from '#netlify/stores/record-scan-store.ts';
import { loadFunctions } from '../load-functions.ts';
import { startMailSink } from '../mail-sink.ts';
import { type Effort, type ProductPromise, runAlone } from './promise.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '../site-under-test.ts';
import { readersOfDigest, recordsOfStrangers } from './wide-records.ts';
import { type MadeRecords, type WideStore, startWideStore } from './wide-store.ts';

const functions = await loadFunctions();

/** What the promise assumes, in ms. */
const STORE_MS = 30;
const MAIL_MS = 100;
const LONGEST_ANSWER_MS = 2000;
const LONGEST_DIGEST_MINUTES = 60;
const MANY_READERS = 100_000;
/** Calls may differ by this part: a listing has fewer pages on a small site. */
const FLAT = 0.1;

const SIZES: Record<Effort, { others: number[]; readers: number[]; timed: number }> = {
  quick: { others: [1000, 1_000_000], readers: [250, 1000], timed: 160 },
  full: { others: [1000, 10_000, 100_000, 1_000_000], readers: [1000, 10_000, 100_000], timed: 2000 },
};

/** However many people there are, nobody waits for the others. */
export const promise: ProductPromise = {
  id: 33,
  title:
    'At 30 ms a store call and 100 ms a mail: digest to 100,000 within 60 minutes, its cost per reader flat; desk, export and deletion ≤ 2 s and flat up to 1,000,000 records of others',
  async run(effort) {
    const { others, readers, timed } = SIZES[effort];
    const isTimed = effort === 'full'; // a machine that does much else beside breaks no promise
    const problems: string[] = [];
    const costs: Cost[][] = [];
    for (const size of others) costs.push(await costsBeside(size));
    const digests: { readers: number; callsEach: number }[] = [];
    for (const size of readers) digests.push(await digestTo(size));
    const perSecond = await speedOfDigest(timed);

    const base = costs.find((_, index) => (others[index] ?? 0) >= 10_000) ?? [];
    for (const [index, size] of others.entries())
      for (const [place, { what, calls, ms }] of (costs[index] ?? []).entries()) {
        const most = (base[place]?.calls ?? 0) * (1 + FLAT);
        if (calls > most) problems.push(`${what} beside ${size}: ${calls} calls, ${Math.round(most)} at most`);
        if (isTimed && ms > LONGEST_ANSWER_MS) problems.push(`${what} beside ${size}: ${Math.round(ms)} ms`);
      }
    const fewest = Math.min(...digests.map(({ callsEach }) => callsEach));
    const most = Math.max(...digests.map(({ callsEach }) => callsEach));
    if (most > fewest * (1 + FLAT)) problems.push(`a reader costs ${fewest.toFixed(2)} to ${most.toFixed(2)} calls`);
    const minutes = MANY_READERS / perSecond / 60;
    if (isTimed && minutes > LONGEST_DIGEST_MINUTES)
      problems.push(`a digest to ${MANY_READERS} takes ${minutes.toFixed(0)} min`);

    const last = costs.at(-1) ?? [];
    const each = digests.map((digest) => `${digest.readers}: ${digest.callsEach.toFixed(2)}`).join(', ');
    const told = last.map(({ what, calls, ms }) => `${what} ${calls} calls ${Math.round(ms)} ms`).join(', ');
    return {
      ok: problems.length === 0,
      figure:
        problems.slice(0, 5).join(' | ') ||
        `calls a reader: ${each}; ${perSecond.toFixed(0)} readers a second, ${MANY_READERS} in ${minutes.toFixed(0)} min; beside ${others.at(-1)} of others: ${told}`,
    };
  },
};

interface Cost {
  what: string;
  calls: number;
  ms: number;
}

/** A site over a store in memory with these records. */
async function startWideSite(records: Map<string, MadeRecords>): Promise<{ site: SiteUnderTest; store: WideStore }> {
  const site = await startSiteUnderTest({ captureLog: true });
  const store = startWideStore(site.blobs.url);
  for (const [name, made] of records) store.made.set(`site:dev-${name}`, made);
  return { site, store };
}

/** What calls cost with so many records of others in each store. */
async function costsBeside(size: number): Promise<Cost[]> {
  const records = recordsOfStrangers(size);
  const { site, store } = await startWideSite(records);
  const sink = await startMailSink(0);
  site.setEnvironment({ SMTP_URL: sink.smtpUrl, MAIL_FROM: 'Yak <yak@yak.test>', TEAM_INBOX: 'team@yak.test' });
  await noteWalk(records);
  const admin = await site.signUp({ email: adminEmail });
  const person = await site.signUp();
  for (let count = 0; count < 3; count += 1) await keepMessage(makeMessage({ id: randomUUID(), email: person.email }));
  store.latencyMs = STORE_MS;
  const cost = async (what: string, name: string, method: string, who: Person): Promise<Cost> => {
    const endpoint = functions(name);
    store.reset();
    const start = performance.now();
    const answer = await ask(endpoint, method, endpoint.contract.path, { person: who });
    const ms = performance.now() - start;
    if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
    await answer.text();
    return { what, calls: store.calls(), ms };
  };
  const costs = [
    await cost('overview', 'admin-overview', 'GET', admin),
    await cost('messages', 'admin-messages', 'GET', admin),
    await cost('review', 'admin-submissions', 'GET', admin),
    await cost('subscribers', 'admin-subscribers', 'GET', admin),
    await cost('export', 'data-export', 'POST', person),
    await cost('deletion', 'account', 'DELETE', person),
  ];
  store.stop();
  await sink.close();
  await site.close();
  return costs;
}

/** The last walk over all records, as `check-records` leaves it. */
async function noteWalk(records: Map<string, MadeRecords>): Promise<void> {
  const byStore = Object.fromEntries([...records].map(([name, { size }]) => [name, size]));
  const subscribers = noSubscribers();
  subscribers.byState.pending = byStore['subscriptions'] ?? 0;
  const seen = { records: 0, forgotten: 0, unreadable: 0, places: [], tally: { byStore, subscribers } };
  const last = { ...seen, finishedAt: new Date().toISOString() };
  await recordScans.keep(RECORD_SCAN, { position: { kinds: 0, after: '' }, seen, last });
}

const monday = new Date('2026-11-16T07:00:00Z');
const drop = makeDrop();

/** Calls to the store for each reader of a digest; every one of them has got it once. */
async function digestTo(readers: number): Promise<{ readers: number; callsEach: number }> {
  const { site, store } = await startWideSite(readersOfDigest(readers));
  const sink = await startMailSink(0);
  site.setEnvironment({ SMTP_URL: sink.smtpUrl, MAIL_FROM: 'Yak <yak@yak.test>', TEAM_INBOX: 'team@yak.test' });
  const { isDone, sent } = await sendDigest({ now: monday, drops: [drop], plans, until: Infinity });
  const callsEach = store.calls() / readers;
  store.stop();
  await sink.close();
  await site.close();
  const doubled = [...sink.received.values()].filter((count) => count !== 1).length;
  if (!isDone || sent !== readers || sink.received.size !== readers || doubled > 0)
    throw new Error(`The digest reached ${sink.received.size} of ${readers}, ${doubled} of them twice.`);
  return { readers, callsEach };
}

/** Readers a second, with a store and a mail server that take their time. */
async function speedOfDigest(readers: number): Promise<number> {
  const { site, store } = await startWideSite(readersOfDigest(readers));
  const sink = await startMailSink(MAIL_MS);
  site.setEnvironment({ SMTP_URL: sink.smtpUrl, MAIL_FROM: 'Yak <yak@yak.test>', TEAM_INBOX: 'team@yak.test' });
  store.latencyMs = STORE_MS;
  const start = performance.now();
  await sendDigest({ now: monday, drops: [drop], plans, until: Infinity });
  const seconds = (performance.now() - start) / 1000;
  store.stop();
  await sink.close();
  await site.close();
  return readers / seconds;
}

if (import.meta.main) await runAlone(promise);
