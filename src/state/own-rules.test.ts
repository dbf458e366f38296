import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import type { OwnRulesWords } from '#domain/rules/own-rules.ts';
import * as authUser from '#netlify/functions/auth-user/auth-user.ts';
import * as ownRules from '#netlify/functions/own-rules/own-rules.ts';
import { collections as collectionStore } from '#netlify/stores/collection-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { openStatePage } from '#testing/state-page.ts';
import { type Person, type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
});
afterAll(() => site.close());
afterEach(() => {
  site.blobs.setFault(() => null);
  vi.unstubAllGlobals();
});

const list = (name: string, more: Partial<OwnRulesWords> = {}): OwnRulesWords => ({
  id: crypto.randomUUID(),
  name,
  client: 'Acme Ltd',
  note: '',
  rules: { ...noRules, paidWork: true, people: 3 },
  ...more,
});

/** A page of a browser that has kept something, with somebody signed in or not. */
async function openPage(person: Person | null, kept: Readonly<Record<string, string | null>> = {}) {
  const page = openStatePage([authUser, ownRules], { person, path: '/rules' });
  for (const [name, text] of Object.entries(kept)) if (text !== null) localStorage.setItem(name, text);
  const [own, force, toast, upgrade, carry, intent] = await Promise.all([
    import('./own-rules.ts'),
    import('./rules-in-force.ts'),
    import('./toast.ts'),
    import('./upgrade-dialog.ts'),
    import('./resume.ts'),
    import('./intent.ts'),
  ]);
  return { page, ...own, ...force, ...toast, ...upgrade, ...carry, ...intent };
}

const browser = () => ({
  keptRules: localStorage.getItem('keptRules'),
  rulesInForce: localStorage.getItem('rulesInForce'),
});
const namesOf = (own: { $ownRules: { get(): { lists: readonly { name: string }[] } } }) =>
  own.$ownRules.get().lists.map(({ name }) => name);
const stored = async (person: Person) => ((await collectionStore.read(person.id))?.rules ?? []).map(({ name }) => name);

test('signed out one list stays in the browser and comes in force; a second one waits for Core; no call is made', async () => {
  const own = await openPage(null);
  const first = list('Acme');
  expect(await own.keepOwnRules(first)).toBe(true);
  expect(own.$rulesInForce.get()).toEqual({ name: 'Acme', rules: first.rules, own: first.id });
  expect(await own.keepOwnRules({ ...first, name: 'Acme, spring' })).toBe(true);
  expect(await own.keepOwnRules(list('Second'))).toBe(false);
  expect([namesOf(own), own.$upgradeReason.get(), own.page.sent]).toEqual([['Acme, spring'], 'Own rules', []]);
  expect(own.$rulesInForce.get()?.name).toBe('Acme, spring');
  await own.deleteOwnRules(first.id);
  expect([namesOf(own), own.$rulesInForce.get()]).toEqual([[], null]);
});

test('what waited for Core is kept there, once', async () => {
  const person = await site.signUp({ plan: 'core' });
  const own = await openPage(person);
  const wanted = list('Second');
  own.keepIntent('core', {
    do: 'keep rules',
    id: wanted.id,
    name: 'Second',
    client: '',
    note: '',
    rules: 'paid=1&people=3',
  });
  await own.resume();
  await own.resume();
  expect([await stored(person), own.$rulesInForce.get()?.rules]).toEqual([['Second'], wanted.rules]);
});

test('on Fringe the list goes on staying in the browser; on Core it moves to the account, stays in force, and is told', async () => {
  const person = await site.signUp();
  const out = await openPage(null);
  await out.keepOwnRules(list('Acme'));
  const fringe = await openPage(person, browser());
  await fringe.loadOwnRules();
  expect([namesOf(fringe), await stored(person), fringe.$toast.get()]).toEqual([['Acme'], [], null]);
  expect(fringe.page.sent).not.toContain('POST /api/own-rules');

  const rich = await site.signUp({ plan: 'core' });
  const core = await openPage(rich, browser());
  await core.loadOwnRules();
  expect([namesOf(core), await stored(rich), browser().keptRules]).toEqual([['Acme'], ['Acme'], '[]']);
  expect(core.$toast.get()?.description).toBe('Your rules “Acme” came along.');
  expect(core.$rulesInForce.get()?.name).toBe('Acme');
  expect(await core.keepOwnRules(list('Second'))).toBe(true);
  expect(await stored(rich)).toEqual(['Acme', 'Second']);
});

test('a store that does not answer costs nothing: the list stays in the browser until it does', async () => {
  const person = await site.signUp({ plan: 'core' });
  const out = await openPage(null);
  await out.keepOwnRules(list('Acme'));
  const kept = browser();
  const own = await openPage(person, kept);
  site.blobs.setFault(({ store }) => (store === 'site:dev-kits' ? '503' : null));
  await own.loadOwnRules();
  expect([own.$ownRules.get().status, namesOf(own)]).toEqual(['failed', ['Acme']]);
  expect(await own.keepOwnRules(list('Second'))).toBe(false);
  site.blobs.setFault(() => null);
  await own.loadOwnRules();
  expect([own.$ownRules.get().status, await stored(person)]).toEqual(['loaded', ['Acme']]);
});

test('rules in force follow their list when another device changed it, unless they were changed here; deleted there they lose it', async () => {
  const person = await site.signUp({ plan: 'core' });
  const here = await openPage(person);
  const acme = list('Acme');
  await here.keepOwnRules(acme);
  const kept = browser();
  const there = await openPage(person);
  const rules = { ...noRules, noTraining: 'never' as const };
  await there.keepOwnRules({ ...acme, name: 'Acme, autumn', rules });
  const again = await openPage(person, kept);
  await again.loadOwnRules();
  expect(again.$rulesInForce.get()).toEqual({ name: 'Acme, autumn', rules, own: acme.id });

  const changed = { name: 'Acme, changed', rules: noRules, own: acme.id };
  const third = await openPage(person, { rulesInForce: JSON.stringify(changed) });
  await third.loadOwnRules();
  expect(third.$rulesInForce.get()).toEqual(changed);
  await third.deleteOwnRules(acme.id);
  expect(third.$rulesInForce.get()).toBeNull();

  const fourth = await openPage(person, { rulesInForce: JSON.stringify(changed) });
  await fourth.loadOwnRules();
  expect(fourth.$rulesInForce.get()).toEqual({ name: 'Acme', rules: noRules, own: null });
});

test('after a downgrade what is there can be changed and a new one meets the gate', async () => {
  const person = await site.signUp({ plan: 'core' });
  const own = await openPage(person);
  const acme = list('Acme');
  await own.keepOwnRules(acme);
  await changeUser(person.id, (user) => ({ write: { ...user, subscription: null }, outcome: null }));
  const fringe = await openPage(person);
  expect(await fringe.keepOwnRules({ ...acme, name: 'Acme again' })).toBe(true);
  expect(await fringe.keepOwnRules(list('In the browser'))).toBe(true);
  expect(await fringe.keepOwnRules(list('Third'))).toBe(false);
  expect([await stored(person), fringe.$upgradeReason.get()]).toEqual([['Acme again'], 'Own rules']);
});
