import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DayName, formDayKey, mostADay } from '#domain/letters/form-day.ts';
import { calledByAddress, functionFile } from '#local/function-names.ts';
import { MISSED_LIST, missedSearches } from '#netlify/stores/figure-store.ts';
import { formDays } from '#netlify/stores/form-day-store.ts';
import { formProof, honestBodies } from '#testing/honest-bodies.ts';
import { type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import type { EndpointFunction } from './define-endpoint.ts';

/** Calls by which somebody whom nobody knows makes us store something, and what bounds how much of it a day. */
const writers: Record<string, DayName> = {
  'POST /api/contact': 'contact',
  'POST /api/tool-submissions': 'submission',
  'POST /api/email-subscriptions': 'subscription',
  'POST /api/reader-events': 'reader-event',
};

/** Every call that is not refused to whoever is not signed in. */
const calls: { name: string; method: string; path: string; answer: EndpointFunction }[] = [];
for (const name of calledByAddress()) {
  const { default: answer } = (await import(functionFile(name).href)) as { default: EndpointFunction };
  const { path, methods } = answer.contract;
  for (const [method, { who }] of Object.entries(methods))
    if (who === 'anyone' || who === 'visitor') calls.push({ name: `${method} ${path}`, method, path, answer });
}

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
  await site.startIdentity();
  await site.startPayments();
});
afterAll(() => site.close());

function send({ method, path, answer }: (typeof calls)[number], words = 'a search for nothing'): Promise<Response> {
  const address = path.replace(/:\w+/, '1');
  if (method === 'GET') return ask(answer, 'GET', address);
  const honest = honestBodies[path] ?? {};
  const fresh = 'attempt' in honest ? formProof() : 'words' in honest ? { words } : {};
  return ask(answer, method, address, { body: { ...honest, ...fresh } });
}

describe.each(calls)('$name, by nobody', (call) => {
  const bound = writers[call.name];

  test(bound ? 'stores something' : 'stores nothing', async () => {
    const before = await site.snapshot();
    await send(call);
    if (bound) expect(await site.snapshot()).not.toBe(before);
    else expect(await site.snapshot()).toBe(before);
  });

  test.runIf(bound)('stores nothing more once the day is full', async () => {
    const key = formDayKey(bound!, new Date());
    await formDays.change(key, () => ({ write: { count: mostADay[bound!] }, outcome: null }));
    const before = await site.snapshot();
    const { status } = await send(call, 'another search for nothing');
    expect([status, await site.snapshot()]).toEqual([call.path === '/api/reader-events' ? 200 : 429, before]);
    await formDays.remove(key);
  });
});

test('every call that stores something is a call of ours, and has a bound of its own', () => {
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(writers)));
  expect(new Set(Object.values(writers)).size).toBe(Object.keys(writers).length);
});

test('of searches that found nothing only so many new ones are kept a day; those that are known are counted on', async () => {
  const tell = calls.find(({ name }) => name === 'POST /api/reader-events')!;
  const kept = async () => (await missedSearches.all()).reduce((sum, { count }) => sum + count, 0);
  await send(tell, 'a known search');
  const [keys, count] = [await missedSearches.keys(), await kept()];
  const key = formDayKey('missed-words', new Date());
  await formDays.change(key, () => ({ write: { count: mostADay['missed-words'] }, outcome: null }));
  expect((await send(tell, 'one search too many')).status).toBe(200);
  await send(tell, 'a known search');
  expect([await missedSearches.keys(), await kept()]).toEqual([keys, count + 1]);
  expect(keys).not.toContain(MISSED_LIST);
  await formDays.remove(key);
});
