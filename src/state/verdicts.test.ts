import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { packJudgedTools } from '#domain/rules/judged-tools.ts';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { readyMadeInForce, type RulesInForce } from '#domain/rules/rules-in-force.ts';
import * as verdicts from '#netlify/functions/verdicts/verdicts.ts';
import { allTasks, fileTools } from '#testing/built-catalogue.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { openStatePage } from '#testing/state-page.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());
/** Calls that a test did not wait for: they end before the next one begins. */
const underWay = new Set<Promise<unknown>>();
afterEach(async () => {
  vi.useRealTimers();
  await Promise.allSettled(underWay);
  vi.unstubAllGlobals();
});

const inForce = (id: string) => readyMadeInForce(id, null) as RulesInForce;

/** The page at an address: real verdicts, the file of names as the build writes it, and a history. @param kept in force before */
async function openPage(path: string, kept: RulesInForce | null = null) {
  const page = openStatePage([verdicts], { path });
  if (kept) localStorage.setItem('rulesInForce', JSON.stringify(kept));
  const answer = fetch;
  let isDown = false;
  let held: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (isDown) throw new TypeError('Failed to fetch');
    if (address === '/rules-tools.json') return Response.json(packJudgedTools(fileTools, allTasks));
    const coming = answer(address, init);
    underWay.add(coming);
    const come = await coming.finally(() => underWay.delete(coming));
    if (address === '/api/verdicts') await held;
    return come;
  });
  const steps: string[] = [];
  const step = (kind: string) => (_: unknown, __: string, address: string) => {
    steps.push(`${kind} ${address}`);
    window.location.search = new URL(address, 'http://localhost').search;
  };
  vi.stubGlobal('history', { pushState: step('push'), replaceState: step('replace') });
  const state = await import('./verdicts.ts');
  return {
    page,
    steps,
    ...state,
    down: (is: boolean) => void (isDown = is),
    hold: (until: Promise<unknown>) => void (held = until),
    shown: async () => {
      await expect.poll(() => [state.$judged.get().status, state.$isJudging.get()]).toEqual(['read', false]);
      const groups = state.$groups.get();
      if (groups === null) throw new Error('No groups');
      return groups;
    },
  };
}

test('who comes without a rule asks nothing', async () => {
  const { page, $rules, followRules } = await openPage('/rules');
  followRules();
  expect([$rules.get(), page.sent]).toEqual([null, []]);
});

test('a link is judged as it says; ready-made rules make a step in the history and keep the company’s people', async () => {
  const { page, steps, shown, $rules, followRules, chooseReadyMade } = await openPage('/rules?paid=1&people=5');
  followRules();
  const paid = await shown();
  expect(paid.all).toBe(fileTools.length);
  expect(paid.passes.length).toBeGreaterThan(0);
  for (const { price } of paid.passes) if (price?.perPerson) expect(price.seats).toBeGreaterThanOrEqual(5);
  expect(paid.passes.map(({ name }) => name)).toContain('Midjourney');

  chooseReadyMade('regulated');
  expect(steps).toEqual(['push /rules?for=regulated&people=5']);
  const regulated = await shown();
  expect(regulated.passes.length).toBeLessThan(paid.passes.length);
  expect($rules.get()).toMatchObject({ noTraining: 'never', people: 5 });
  expect(page.sent).toEqual(['POST /api/verdicts', 'POST /api/verdicts']);
});

test('back takes the rules of the address again, and none where it names none', async () => {
  const { shown, $rules, followRules, chooseReadyMade, clearRules } = await openPage('/rules?paid=1');
  const end = followRules();
  chooseReadyMade('confidential');
  await shown();
  window.location.search = '?paid=1';
  window.dispatchEvent(new Event('popstate'));
  expect($rules.get()).toMatchObject({ paidWork: true, noTraining: null });
  await shown();
  clearRules();
  expect($rules.get()).toBeNull();
  end();
});

test.each([
  ['of this page, clicked before its code was here, puts its rules in force', '/rules', 'navigate', true],
  ['of another page shows its rules alone', '/how-we-rank', 'navigate', false],
  ['of this page that is gone back to shows its rules alone', '/rules', 'back_forward', false],
])('a link %s', async (_words, from, type, isPut) => {
  const { shown, followRules, $rules } = await openPage('/rules?for=client-work');
  Object.assign(document, { referrer: window.location.origin + from });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  const { $rulesInForce } = await import('./rules-in-force.ts');
  const end = followRules();
  expect($rulesInForce.get()?.rules ?? null).toEqual(isPut ? $rules.get() : null);
  await shown();
  end();
  vi.restoreAllMocks();
});

test('while somebody types, verdicts are asked for once, under the last rules', async () => {
  const { page, shown, $judged, followRules, changeRules, $rules } = await openPage('/rules?for=client-work');
  followRules();
  await shown();
  const rules = $rules.get();
  if (rules === null) throw new Error('No rules');
  for (const people of [1, 12, 120]) changeRules({ ...rules, people }, 50);
  expect(page.sent).toHaveLength(1);
  await shown();
  expect(page.sent).toHaveLength(2);
  expect($judged.get()).toMatchObject({ read: { rules: { people: 120 } } });
});

test('what could not be had is told, and asked for again under the same rules; what is slow is told too', async () => {
  const { down, hold, shown, $isSlow, $judged, $rules, followRules, chooseReadyMade, judgeAgain } =
    await openPage('/rules?for=confidential');
  down(true);
  followRules();
  await expect.poll(() => $judged.get().status).toBe('failed');
  down(false);
  judgeAgain();
  await shown();
  expect($rules.get()).toMatchObject({ noTraining: 'off' });

  const gate = Promise.withResolvers<void>();
  hold(gate.promise);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  chooseReadyMade('client-work');
  await vi.advanceTimersByTimeAsync(3999);
  expect($isSlow.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect($isSlow.get()).toBe(true);
  vi.useRealTimers();
  gate.resolve();
  await shown();
  expect($isSlow.get()).toBe(false);
});

test('a rule that cannot be read is named, and what was set before the code came counts beside the address', async () => {
  const { shown, steps, $unreadRules, $rules, followRules } = await openPage('/rules?paid=1&training=sometimes');
  followRules();
  expect($unreadRules.get()).toEqual(['training=sometimes']);
  followRules('private=1&revenue=&people=');
  expect($rules.get()).toMatchObject({ paidWork: true, private: true });
  expect(steps).toEqual(['replace /rules?paid=1&private=1']);
  await shown();
});

test('a task narrows what is shown, and no call is made for it', async () => {
  const { page, shown, steps, followRules, chooseTask } = await openPage('/rules?for=just-trying');
  followRules();
  const { all } = await shown();
  chooseTask('remove-a-background');
  const narrowed = await shown();
  expect(narrowed.all).toBeGreaterThan(0);
  expect(narrowed.all).toBeLessThan(all);
  expect(page.sent).toEqual(['POST /api/verdicts']);
  expect(steps).toEqual(['replace /rules?for=just-trying&task=remove-a-background']);
});

test('a task stands in the address for who comes back or is sent it, and stays while rules change; one of no name of ours is any', async () => {
  const { shown, steps, followRules, chooseReadyMade, $filter } = await openPage(
    '/rules?for=just-trying&task=remove-a-background',
  );
  followRules();
  const narrowed = await shown();
  expect($filter.get().task).toBe('remove-a-background');
  expect(narrowed.all).toBeLessThan(50);
  chooseReadyMade('client-work');
  expect(steps).toEqual(['push /rules?for=client-work&task=remove-a-background']);
  await shown();
  const other = await openPage('/rules?for=just-trying&task=nowhere');
  other.followRules();
  expect((await other.shown()).all).toBeGreaterThan(50);
});

describe('rules on the page and rules in force', () => {
  const inForceIn = async () => (await import('./rules-in-force.ts')).$rulesInForce.get();

  test('what is chosen here is in force everywhere; taken off here it is off everywhere', async () => {
    const { followRules, chooseReadyMade, changeRules, clearRules, $rules } = await openPage('/rules');
    followRules();
    chooseReadyMade('client-work');
    expect(await inForceIn()).toMatchObject({ name: 'Client work', own: null });
    changeRules({ ...($rules.get() ?? noRules), indemnity: true });
    expect(await inForceIn()).toMatchObject({ name: 'My rules', rules: { paidWork: true, indemnity: true } });
    clearRules();
    expect(await inForceIn()).toBeNull();
  });

  test('an address that was sent shows its rules and leaves those in force alone, until somebody wants them everywhere', async () => {
    const { followRules, changeRules, clearRules, useEverywhere, showInForce, $rules } = await openPage(
      '/rules?for=regulated',
      inForce('client-work'),
    );
    followRules();
    expect($rules.get()).toMatchObject({ noTraining: 'never' });
    changeRules({ ...($rules.get() ?? noRules), people: 4 });
    expect(await inForceIn()).toEqual(inForce('client-work'));
    clearRules();
    expect([$rules.get(), await inForceIn()]).toEqual([null, inForce('client-work')]);
    showInForce();
    expect($rules.get()).toEqual(inForce('client-work').rules);
    window.location.search = '?for=regulated&people=4';
    window.dispatchEvent(new Event('popstate'));
    useEverywhere();
    expect(await inForceIn()).toMatchObject({ name: 'Regulated', rules: { people: 4 } });
  });

  test('who comes without rules in the address finds those in force, and what the header changes changes here', async () => {
    const { followRules, steps, $rules } = await openPage('/rules', inForce('confidential'));
    const { putInForce, switchOff } = await import('./rules-in-force.ts');
    followRules();
    expect([$rules.get(), steps]).toEqual([inForce('confidential').rules, ['replace /rules?for=confidential']]);
    putInForce(inForce('just-trying'));
    expect($rules.get()).toEqual(inForce('just-trying').rules);
    switchOff();
    expect([$rules.get(), steps.at(-1)]).toEqual([null, 'replace /rules']);
  });

  test('switching off leaves alone what an address shows that was sent', async () => {
    const { followRules, $rules } = await openPage('/rules?for=regulated', inForce('client-work'));
    const { switchOff } = await import('./rules-in-force.ts');
    followRules();
    switchOff();
    expect($rules.get()).toMatchObject({ noTraining: 'never' });
  });
});
