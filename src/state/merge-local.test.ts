import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as kits from '../../netlify/functions/kits/kits.ts';
import * as authUser from '../../netlify/functions/auth-user/auth-user.ts';
import * as savedTools from '../../netlify/functions/saved-tools/saved-tools.ts';
import { openStatePage } from '#testing/state-page.ts';
import { allTools } from '#testing/built-catalogue.ts';
import { collections as collectionStore } from '#netlify/stores/collection-store.ts';
import { type Person, type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';

const functions = [authUser, savedTools, kits];
const tools = allTools.slice(0, 4).map(({ id, name }) => ({ id, name }));

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
});
afterAll(() => site.close());
afterEach(() => vi.unstubAllGlobals());

/** What a reader kept in the browser, and then the same browser signed in. */
async function signInWith(person: Person, saves: typeof tools, collected: readonly number[]) {
  openStatePage(functions, { person });
  const [kept, merge, toast] = await Promise.all([
    import('./local-saves.ts'),
    import('./merge-local.ts'),
    import('./toast.ts'),
  ]);
  kept.$localSaves.set(saves);
  const at = '2026-11-22T12:00:00.000Z';
  const listed = collected.map((toolId) => ({ toolId, note: `Note ${toolId}`, addedAt: at }));
  const collection = {
    id: crypto.randomUUID(),
    name: 'Autumn',
    intro: '',
    tools: listed,
    createdAt: at,
    changedAt: at,
  };
  if (collected.length > 0) kept.$localCollections.set([{ ...collection, isWholeInExports: false, share: null }]);
  await merge.mergeLocal();
  return { ...kept, ...merge, ...toast, kit: collection };
}

const savedIds = async (person: Person) => (await person.stored()).saves.map(({ toolId }) => toolId);
const collectionsOf = async (person: Person) => (await collectionStore.read(person.id))?.kits ?? [];

test('saves and the collection are with the account once, in their order, and the browser forgets them', async () => {
  const person = await site.signUp();
  const ids = tools.slice(0, 3).map(({ id }) => id);
  const page = await signInWith(person, tools.slice(0, 3), ids);
  expect(await savedIds(person)).toEqual(ids);
  expect(
    (await collectionsOf(person)).map((collection) => collection.tools.map(({ toolId, note }) => [toolId, note])),
  ).toEqual([ids.map((id) => [id, `Note ${id}`])]);
  expect([page.$localSaves.get(), page.$localCollections.get(), page.hasLocal()]).toEqual([[], [], false]);
  expect(page.$toast.get()?.description).toContain('3 tools are saved.');

  await signInWith(person, tools.slice(0, 3), ids); // another browser had the same
  expect(await savedIds(person)).toEqual(ids);
  expect((await collectionsOf(person))[0]?.tools).toHaveLength(3);
});

test('what the plan has no room for stays in the browser and is named', async () => {
  const person = await site.signUp();
  await signInWith(person, tools.slice(0, 2), []);
  const page = await signInWith(person, tools.slice(2, 4), []);
  const [, , third, fourth] = tools;
  expect(await savedIds(person)).toHaveLength(3);
  expect(page.$localSaves.get()).toEqual([third]);
  expect(await savedIds(person)).toContain(fourth?.id);
  expect(page.$toast.get()?.description).toContain(
    `Yak Fringe holds 3 saves. Still only in this browser: ${third?.name}.`,
  );
});

test('a store that does not answer costs nothing: everything stays in the browser until it does', async () => {
  const person = await site.signUp();
  site.setEnvironment({ YAK_BLOBS_TIMEOUT_MS: '300' });
  site.blobs.setFault(() => '503');
  const page = await signInWith(person, tools.slice(0, 1), [tools[0]?.id ?? 0]);
  site.blobs.setFault(() => null);
  expect([page.$localSaves.get().length, page.$localCollections.get().length]).toEqual([1, 1]);
  await page.mergeLocal();
  expect([page.hasLocal(), (await savedIds(person)).length, (await collectionsOf(person)).length]).toEqual([
    false,
    1,
    1,
  ]);
});
