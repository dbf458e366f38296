import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { $isSaved, $savedCount, loadSaveStatus, toggleSave } from '#state/saved-tools.ts';
import { $toast } from '#state/toast.ts';
import { reloadSession } from '#state/session.ts';
import { $upgradeReason } from '#state/upgrade-dialog.ts';
import { loadFunctions } from '../load-functions.ts';
import { matchPath } from '#netlify/http/match-path.ts';
import { type Person, type SiteUnderTest, requestOf, startSiteUnderTest } from '../site-under-test.ts';

/** The state of the save button over the real functions: only the browser's own parts are stood in for. */
let site: SiteUnderTest;
let person: Person;
/** Statuses of the answers that writes got, as the console shows the failed ones. */
let writes: number[];
/** Lets the session through, with which the status comes; before that it waits. */
let release: () => void;
const network = fetch;
const functions = await loadFunctions();
const names = ['auth-user', 'saved-tools', 'saved-tools-count', 'saved-tool-status', 'saved-tool'];

beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

beforeEach(async () => {
  person = await site.signUp();
  writes = [];
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { cookie: '__Host-signed_in=1', querySelector: () => null }),
  );
  vi.stubGlobal('fetch', async (path: string, options: { method: string; body?: string }) => {
    if (!path.toString().startsWith('/')) return network(path, options); // the functions' own calls to the store
    const { method, body } = options;
    const name = names.find((one) => matchPath(functions(one).contract.path, path));
    const answer = await functions(name ?? '')(requestOf(method, path, { person, body }));
    if (method !== 'GET') writes.push(answer.status);
    if (name === 'auth-user') await held;
    return answer;
  });
  $isSaved.set({});
  $savedCount.set(null);
  $upgradeReason.set(null);
  $toast.set(null);
});
afterEach(() => vi.unstubAllGlobals());

async function saved(...ids: number[]): Promise<void> {
  for (const toolId of ids)
    await functions('saved-tools')(requestOf('POST', '/api/saved-tools', { person, body: { toolId } }));
}
/** The page asks for the session, the reader clicks at once, and then the answer comes. */
async function clickEarly(id: number): Promise<void> {
  const session = reloadSession();
  const status = loadSaveStatus(id);
  const click = toggleSave({ id, name: 'A tool' });
  release();
  await Promise.all([session, status, click]);
}

test('a click on Save before the status came leaves a saved tool saved, and claims nothing (B10)', async () => {
  await saved(1);
  await clickEarly(1);
  expect([$isSaved.get()[1], $toast.get(), writes]).toEqual([true, null, []]);
  expect((await person.stored()).saves.map(({ toolId }) => toolId)).toEqual([1]);
});

test('with all saves taken it opens the upgrade dialog without a refused call (B10)', async () => {
  await saved(1, 2, 3);
  await clickEarly(4);
  expect([$upgradeReason.get(), writes]).toEqual(['Saved tools', []]);
});

test('a tool that is not saved is saved, once', async () => {
  await clickEarly(1);
  expect([$isSaved.get()[1], $toast.get()?.title, writes]).toEqual([true, 'Tool Saved', [201]]);
});

test('once the status is known a click turns it', async () => {
  await saved(1);
  release();
  await reloadSession();
  await loadSaveStatus(1);
  await toggleSave({ id: 1, name: 'A tool' });
  expect([$isSaved.get()[1], writes]).toEqual([false, [200]]);
});
