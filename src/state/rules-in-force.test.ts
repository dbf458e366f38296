import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { noRules, readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import type { RulesInForce } from '#domain/rules/rules-in-force.ts';
import * as verdicts from '#netlify/functions/verdicts/verdicts.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { openStatePage } from '#testing/state-page.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inForce = (id: string): RulesInForce => {
  const { name, rules } = readyMadeRules.find((one) => one.id === id) ?? { name: id, rules: noRules };
  return { name, rules, own: null };
};
const ids = fileTools.slice(0, 150).map(({ id }) => id);
const [one = 0, two = 0, three = 0] = ids;

/** A page of a tab that keeps what the page before left. @param kept what is in the browser */
async function openPage({ kept = null as string | null, visit = null as string | null } = {}) {
  const page = openStatePage([verdicts]);
  if (kept !== null) localStorage.setItem('rulesInForce', kept);
  if (visit !== null) sessionStorage.setItem('planVerdicts', visit);
  const bodies: { toolIds?: number[] }[] = [];
  const answer = fetch;
  let isDown = false;
  let held: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('fetch', async (address: string | URL, init: { body: string }) => {
    if (address !== '/api/verdicts') return answer(address, init);
    bodies.push(JSON.parse(init.body) as { toolIds?: number[] });
    if (isDown) throw new TypeError('Failed to fetch');
    const come = await answer(address, init);
    await held;
    return come;
  });
  const state = await import('./rules-in-force.ts');
  return {
    ...state,
    page,
    bodies,
    down: (is: boolean) => void (isDown = is),
    hold: (until: Promise<unknown>) => void (held = until),
    has: (...wanted: number[]) =>
      expect.poll(() => [...state.$verdicts.get().keys()].sort((a, b) => a - b)).toEqual(wanted),
    next: () => openPage({ kept: localStorage.getItem('rulesInForce'), visit: sessionStorage.getItem('planVerdicts') }),
  };
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 30));

test('without rules in force nothing is asked, whatever a page shows', async () => {
  const { askVerdicts, askAgain, $verdicts, $rulesInForce, bodies } = await openPage();
  askVerdicts(ids);
  askAgain();
  await tick();
  expect([bodies, $verdicts.get().size, $rulesInForce.get()]).toEqual([[], 0, null]);
});

test('what several parts of a page ask for within one tick is one call, and nothing is asked twice', async () => {
  const { putInForce, askVerdicts, has, bodies, $verdicts } = await openPage();
  putInForce(inForce('client-work'));
  askVerdicts([one, two]);
  askVerdicts([two]);
  await has(one, two);
  askVerdicts([one, two, three]);
  await has(one, two, three);
  expect(bodies.map(({ toolIds }) => toolIds)).toEqual([[one, two], [three]]);
  expect($verdicts.get().get(one)?.toolId).toBe(one);
});

test('what is on its way is not asked for again, and a number that the guide does not have is asked once', async () => {
  const { putInForce, askVerdicts, hold, has, bodies } = await openPage();
  let open: (done: unknown) => void = () => undefined;
  hold(new Promise((resolve) => void (open = resolve)));
  putInForce(inForce('client-work'));
  askVerdicts([one, 888_888]);
  await expect.poll(() => bodies.length).toBe(1);
  askVerdicts([one, 888_888]);
  await tick();
  open(null);
  await has(one);
  askVerdicts([one, 888_888]);
  await tick();
  expect(bodies).toHaveLength(1);
});

test('who waits for verdicts waits until they are there, can’t be had, or are no longer wanted, and without rules not at all', async () => {
  const { putInForce, switchOff, verdictsOn, askAgain, hold, down, $verdicts } = await openPage();
  await verdictsOn([one]);
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const told: string[] = [];
  const wait = (name: string, ...tools: number[]) => verdictsOn(tools).then(() => void told.push(name));
  hold(gates[0].promise);
  putInForce(inForce('client-work'));
  const there = wait('there', one, 888_888);
  await tick();
  expect(told).toEqual([]);
  gates[0].resolve();
  await there;
  expect([...$verdicts.get().keys()]).toEqual([one]);
  down(true);
  await wait('failed', one, two);
  down(false);
  hold(gates[1].promise);
  askAgain();
  const off = wait('off', one, two);
  await tick();
  expect(told).toEqual(['there', 'failed']);
  switchOff();
  await off;
  gates[1].resolve();
});

test('more tools than one call may name are judged by one call without names', async () => {
  const { putInForce, askVerdicts, bodies, $verdicts } = await openPage();
  putInForce(inForce('client-work'));
  askVerdicts(ids);
  await expect.poll(() => $verdicts.get().size).toBe(fileTools.length);
  askVerdicts(fileTools.map(({ id }) => id));
  await tick();
  expect(bodies.map((body) => Object.keys(body))).toEqual([['rules']]);
});

test('rules that are put in force on an open page judge what it shows; other rules judge it anew; off forgets', async () => {
  const { putInForce, switchOff, askVerdicts, has, bodies, $verdicts } = await openPage();
  askVerdicts([one]);
  putInForce(inForce('client-work'));
  await has(one);
  putInForce({ ...inForce('client-work'), name: 'By another name' });
  await tick();
  expect([bodies.length, $verdicts.get().size]).toEqual([1, 1]);
  putInForce(inForce('regulated'));
  expect($verdicts.get().size).toBe(0);
  await has(one);
  switchOff();
  await tick();
  expect([bodies.length, $verdicts.get().size, sessionStorage.getItem('planVerdicts')]).toEqual([2, 0, null]);
  expect(localStorage.getItem('rulesInForce')).toBeNull();
});

test('rules that a reader spoke of come in force, and take the place of none', async () => {
  const { putSaidInForce, switchOff, $rulesInForce } = await openPage();
  const never = { ...noRules, paidWork: true, noTraining: 'never' } as const;
  putSaidInForce(never);
  expect($rulesInForce.get()).toEqual({ name: 'My rules', rules: never, own: null });
  putSaidInForce({ ...noRules, indemnity: true });
  expect($rulesInForce.get()?.rules).toEqual(never);
  switchOff();
  putSaidInForce(inForce('client-work').rules);
  expect($rulesInForce.get()?.name).toBe('Client work');
});

test('an answer under rules that are in force no more is not shown', async () => {
  const { putInForce, askVerdicts, hold, bodies, has, $verdicts } = await openPage();
  let open: (done: unknown) => void = () => undefined;
  hold(new Promise((resolve) => void (open = resolve)));
  putInForce(inForce('just-trying'));
  askVerdicts([one]);
  await expect.poll(() => bodies.length).toBe(1);
  hold(Promise.resolve());
  putInForce(inForce('regulated'));
  await has(one);
  const verdict = $verdicts.get().get(one);
  open(null);
  await tick();
  expect($verdicts.get().get(one)).toBe(verdict);
});

test('the next page of the visit has the rules and the verdicts, and asks only for what is new', async () => {
  const first = await openPage();
  first.putInForce(inForce('confidential'));
  first.askVerdicts([one, 888_888]);
  await first.has(one);
  const second = await first.next();
  expect(second.$rulesInForce.get()).toEqual(inForce('confidential'));
  expect([...second.$verdicts.get().keys()]).toEqual([one]);
  second.askVerdicts([one, two, 888_888]);
  await second.has(one, two);
  expect(second.bodies.map(({ toolIds }) => toolIds)).toEqual([[two]]);
});

test('verdicts that a tab has kept for more than an hour, or under other rules, are asked for again', async () => {
  const first = await openPage();
  first.putInForce(inForce('confidential'));
  first.askVerdicts([one]);
  await first.has(one);
  const visit = sessionStorage.getItem('planVerdicts') ?? '';
  const rules = localStorage.getItem('rulesInForce') ?? '';
  const old = JSON.stringify({ ...(JSON.parse(visit) as object), since: Date.now() - 61 * 60 * 1000 });
  const pages = [
    { kept: rules, visit: old },
    { kept: JSON.stringify(inForce('regulated')), visit },
    { kept: rules, visit: '{"rules":' },
    { kept: rules, visit: '{"rules":null,"since":1}' },
  ];
  for (const kept of pages) {
    const page = await openPage(kept);
    expect(page.$verdicts.get().size).toBe(0);
    page.askVerdicts([one]);
    await page.has(one);
  }
});

test('verdicts that could not be had are told, and asked for again when the reader wants it', async () => {
  const { putInForce, askVerdicts, askAgain, down, has, bodies, $verdictsFailed } = await openPage();
  down(true);
  putInForce(inForce('client-work'));
  askVerdicts([one]);
  await expect.poll(() => $verdictsFailed.get()).toBe(true);
  await tick();
  expect(bodies).toHaveLength(1);
  down(false);
  askAgain();
  await has(one);
  expect([bodies.length, $verdictsFailed.get()]).toEqual([2, false]);
});

test('what somebody else wrote under our name is no rules', async () => {
  const { $rulesInForce, askVerdicts, bodies } = await openPage({ kept: '{"name":"A","rules":{"paidWork":"yes"}}' });
  askVerdicts([one]);
  await tick();
  expect([$rulesInForce.get(), bodies]).toEqual([null, []]);
});
