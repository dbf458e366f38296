import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Intent, IntentGate } from '#domain/plan/read-intent.ts';
import { allTools } from '#testing/built-catalogue.ts';
import * as authUser from '#netlify/functions/auth-user/auth-user.ts';
import * as dropFeed from '#netlify/functions/drop-feed/drop-feed.ts';
import * as kitShares from '#netlify/functions/kit-shares/kit-shares.ts';
import * as kits from '#netlify/functions/kits/kits.ts';
import * as ownPage from '#netlify/functions/own-page/own-page.ts';
import * as savedTools from '#netlify/functions/saved-tools/saved-tools.ts';
import { collections as collectionStore } from '#netlify/stores/collection-store.ts';
import { openStatePage } from '#testing/state-page.ts';
import { type Person, type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';

const functions = [authUser, savedTools, kits, kitShares, dropFeed];
const tools = allTools.slice(0, 5).map(({ id, name }) => ({ id, name }));
const [tool = { id: 0, name: '' }] = tools;

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
});
afterAll(() => site.close());
afterEach(() => {
  site.blobs.setFault(() => null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A fresh page in a tab that has kept what a gate stopped. */
async function openPage(person: Person | null, stopped: [IntentGate, Intent][] = []) {
  const page = openStatePage(functions, { person });
  const [intent, carry, list, upgrade, toast, drops, collections, comparison, session, compare, catalogue, plan] =
    await Promise.all([
      import('./intent.ts'),
      import('./resume.ts'),
      import('./comparison-list.ts'),
      import('./upgrade-dialog.ts'),
      import('./toast.ts'),
      import('./my-drops.ts'),
      import('./collections.ts'),
      import('./comparison.ts'),
      import('./session.ts'),
      import('./saved-tools.ts'),
      import('./catalogue.ts'),
      import('./full-drops.ts'),
    ]);
  for (const [gate, one] of stopped) intent.keepIntent(gate, one);
  return {
    ...intent,
    ...carry,
    ...list,
    ...upgrade,
    ...toast,
    ...drops,
    ...collections,
    ...comparison,
    ...session,
    ...compare,
    ...catalogue,
    ...plan,
    page,
  };
}

const savedIds = async (person: Person) => (await person.stored()).saves.map(({ toolId }) => toolId);
const collectionsOf = async (person: Person) => (await collectionStore.read(person.id))?.kits ?? [];
const newCollection = (): Extract<Intent, { do: 'make collection' }> => ({
  do: 'make collection',
  id: crypto.randomUUID(),
  name: 'Autumn',
  intro: '',
  tools: [{ toolId: tool.id, note: '' }],
});

describe('what a gate stopped is done once it is open, and once only', () => {
  test('picks are saved, as far as the plan goes; the rest waits for Core', async () => {
    const person = await site.signUp();
    const page = await openPage(person, [['account', { do: 'save picks', picks: tools }]]);
    await page.resume();
    expect(await savedIds(person)).toHaveLength(3);
    await page.resume();
    expect(page.page.sent.filter((call) => call === 'POST /api/saved-tools')).toHaveLength(4);

    const core = await site.signUp({ plan: 'core' });
    const rest = await openPage(core, [['core', { do: 'save picks', picks: tools.slice(3) }]]);
    await rest.resume();
    expect(await savedIds(core)).toHaveLength(2);
  });

  test('a save, a comparison and a list side by side that Core opens', async () => {
    const person = await site.signUp({ plan: 'core' });
    const saved = await openPage(person, [['core', { do: 'save', tool }]]);
    await saved.resume();
    expect(await savedIds(person)).toEqual([tool.id]);
    const added = await openPage(person, [['core', { do: 'compare', tool }]]);
    await added.resume();
    expect(added.$comparison.get()).toEqual([tool.id]);
    const listed = await openPage(person, [['core', { do: 'compare list', ids: [1, 2] }]]);
    await listed.resume();
    expect(listed.page.left).toEqual(['/compare?t=1,2']);
  });

  test('a collection is made, filled and shared', async () => {
    const person = await site.signUp({ plan: 'core' });
    const make = newCollection();
    await (await openPage(person, [['core', make]])).resume();
    await (
      await openPage(person, [['account', { do: 'collect', kit: make.id, toolId: tools[1]?.id ?? 0, note: '' }]])
    ).resume();
    await (await openPage(person, [['core', { do: 'share collection', kit: make.id, byName: 'Studio' }]])).resume();
    const [collection] = await collectionsOf(person);
    expect([collection?.name, collection?.tools.length, collection?.share?.byName]).toEqual(['Autumn', 2, 'Studio']);
  });

  test('the log, the filters and the own feed', async () => {
    const person = await site.signUp({ plan: 'core' });
    const drops = await openPage(person, [['core', { do: 'all drops' }]]);
    await drops.resume();
    expect(drops.page.left).toEqual(['/all-updates']);
    const filtered = await openPage(person, [['core', { do: 'filter', name: '', criteria: ['under-10'] }]]);
    await filtered.resume();
    expect(filtered.page.left).toEqual(['/tools?pricing=under-10']);
    const feed = await openPage(person, [['account', { do: 'own feed' }]]);
    await feed.resume();
    expect(feed.$ownFeed.get()).toContain('/api/drop-feed');
  });

  test('what waits for Core goes on waiting on Fringe, and what waits for an account while nobody is signed in', async () => {
    const wait = async (person: Person | null) => {
      const page = await openPage(person, [['core', { do: 'compare', tool }]]);
      await page.resume();
      return [page.hasIntent(), page.$comparison.get()];
    };
    expect(await wait(await site.signUp())).toEqual([true, []]);
    expect(await wait(null)).toEqual([true, []]);
  });

  test('a server that does not say who is reading costs nothing', async () => {
    const page = await openPage(await site.signUp(), [['account', { do: 'own feed' }]]);
    site.blobs.setFault(() => '503');
    await page.resume();
    expect(page.hasIntent()).toBe(true);
  });

  test('nothing is done that is too old', async () => {
    const person = await site.signUp();
    const page = await openPage(person, [['account', { do: 'save', tool }]]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60_000 });
    await page.resume();
    vi.useRealTimers();
    expect([await savedIds(person), page.hasIntent()]).toEqual([[], false]);
  });
});

describe('a gate keeps what it stopped', () => {
  test('the fourth save, a comparison and a second collection on Fringe; closing the dialog lets go of it', async () => {
    const person = await site.signUp();
    const page = await openPage(person);
    for (const one of tools.slice(0, 3)) await page.toggleSave(one);
    await page.toggleSave(tools[3] ?? tool);
    expect([page.$upgradeReason.get(), page.hasIntent()]).toEqual(['Saved tools', true]);
    page.closeUpgradeDialog();
    expect(page.hasIntent()).toBe(false);
    await page.compareTool(tool);
    expect([page.$upgradeReason.get(), page.hasIntent()]).toEqual(['Tool comparison', true]);
    page.closeUpgradeDialog();
    await page.makeCollection('One');
    expect(page.hasIntent()).toBe(false);
    await page.makeCollection('Two');
    expect([page.$upgradeReason.get(), page.hasIntent()]).toEqual(['Collections', true]);
  });

  test('a share before sign-in is kept over sign-in and then over the way to Core', async () => {
    const page = await openPage(null);
    const id = (await page.makeCollection('Autumn')) ?? '';
    const [collection] = page.$collections.get().kits;
    expect(collection && (await page.share(collection, 'Studio'))).toBe(false);
    expect(page.page.left).toEqual(['/api/login?returnTo=%2F']);

    const person = await site.signUp();
    const back = await openPage(person, [['account', { do: 'share collection', kit: id, byName: 'Studio' }]]);
    await back.changeCollection({ do: 'adopt', id, name: 'Autumn', intro: '', tools: [] });
    await back.resume();
    expect([back.$upgradeReason.get(), back.hasIntent()]).toEqual(['Sharing', true]);
  });

  test('a session that ended in between is no lost click', async () => {
    const person = await site.signUp({ plan: 'core' });
    const page = await openPage(person);
    await page.loadCollections();
    page.page.endSession();
    await page.makeCollection('Autumn');
    expect([page.page.left, page.hasIntent()]).toEqual([['/api/login?returnTo=%2F'], true]);
  });
});

describe('as long as nobody knows who is reading', () => {
  test('no gate opens and none shuts', async () => {
    const person = await site.signUp();
    const page = await openPage(person);
    site.blobs.setFault(() => '503');
    await page.compareTool(tool);
    await page.toggleCriterion('under-10');
    await page.viewComparison();
    await page.loadFullDrops();
    expect([page.$upgradeReason.get(), page.$comparison.get(), page.page.left]).toEqual([null, [], []]);
    expect(page.$toast.get()?.title).toBe('We could not reach your account');
    expect([page.$mayFilter.get(), page.$criteria.get(), page.$fullDropsFailed.get()]).toEqual([true, [], true]);
  });
});

test('a page of the reader’s own asks once for the session and all it shows', async () => {
  const person = await site.signUp({ plan: 'core' });
  await (await openPage(person, [['core', newCollection()]])).resume();
  const page = openStatePage([...functions, ownPage], { person, isOwn: true });
  const [session, saved, collections, compared] = await Promise.all([
    import('./session.ts'),
    import('./saved-tools.ts'),
    import('./collections.ts'),
    import('./compared-tools.ts'),
  ]);
  await session.loadSession();
  await Promise.all([saved.loadSavedTools(), collections.loadCollections()]);
  await compared.loadCollectedTools();
  expect(page.sent).toEqual(['GET /api/own-page']);
  expect(compared.$collectedTools.get()).toMatchObject({ status: 'read', read: [{ id: tool.id }] });
  await collections.loadCollections();
  expect(page.sent).toEqual(['GET /api/own-page', 'GET /api/kits']);
});
