import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { allTools } from '#testing/built-catalogue.ts';
import * as authUser from '#netlify/functions/auth-user/auth-user.ts';
import * as savedTool from '#netlify/functions/saved-tool/saved-tool.ts';
import * as savedTools from '#netlify/functions/saved-tools/saved-tools.ts';
import * as savedToolsCount from '#netlify/functions/saved-tools-count/saved-tools-count.ts';
import { openStatePage } from '#testing/state-page.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());
afterEach(() => vi.unstubAllGlobals());

const [first, second, third, fourth] = allTools.map(({ id, name }) => ({ id, name })) as [Named, Named, Named, Named];
type Named = { id: number; name: string };

async function openPage(person: Person | null) {
  const page = openStatePage([authUser, savedTool, savedTools, savedToolsCount], {
    person,
    path: `/tool-fluid/${first.id}`,
  });
  const [state, upgrade, toast] = await Promise.all([
    import('./saved-tools.ts'),
    import('./upgrade-dialog.ts'),
    import('./toast.ts'),
  ]);
  toast.$drawnToast.set(99); // every notice counts as drawn at once
  return { page, ...state, ...upgrade, ...toast };
}

async function saveElsewhere(person: Person, tools: readonly Named[]) {
  for (const { id } of tools)
    await ask(savedTools.default, 'POST', '/api/saved-tools', { person, body: { toolId: id } });
}

describe('saving', () => {
  test('saves, tells it, and takes it back', async () => {
    const person = await site.signUp();
    const { toggleSave, loadSaveStatus, $isSaved, $savedCount, $toast } = await openPage(person);
    await loadSaveStatus(first.id);
    await toggleSave(first);
    expect([$isSaved.get()[first.id], $savedCount.get(), $toast.get()?.title]).toEqual([true, 1, 'Tool Saved']);
    await toggleSave(first);
    expect([$isSaved.get()[first.id], $savedCount.get(), $toast.get()?.title]).toEqual([false, 0, 'Tool Unsaved']);
    expect((await person.stored()).saves).toEqual([]);
  });

  test('a reader whose saves are taken gets the dialog, and nobody is asked', async () => {
    const person = await site.signUp();
    await saveElsewhere(person, [first, second, third]);
    const { page, toggleSave, $upgradeReason } = await openPage(person);
    await toggleSave(fourth);
    expect($upgradeReason.get()).toBe('Saved tools');
    expect(page.sent).not.toContain('POST /api/saved-tools');
  });

  test('a reader whose saves were taken in another window meanwhile gets the dialog by the answer', async () => {
    const person = await site.signUp();
    const { page, toggleSave, loadSaveStatus, $upgradeReason } = await openPage(person);
    await loadSaveStatus(fourth.id);
    await saveElsewhere(person, [first, second, third]);
    await toggleSave(fourth);
    expect(page.sent).toContain('POST /api/saved-tools');
    expect($upgradeReason.get()).toBe('Saved tools');
  });

  test('what is saved comes with the session: a page asks once, and what it did itself since counts more', async () => {
    const person = await site.signUp();
    await saveElsewhere(person, [first]);
    const { page, toggleSave, loadSaveStatus, $isSaved, $savedCount } = await openPage(person);
    await Promise.all([loadSaveStatus(first.id), loadSaveStatus(second.id)]);
    expect(page.sent).toEqual(['GET /api/auth/user']);
    expect([$isSaved.get(), $savedCount.get()]).toEqual([{ [first.id]: true, [second.id]: false }, 1]);
    await toggleSave(second);
    await loadSaveStatus(second.id);
    expect([$isSaved.get()[second.id], $savedCount.get()]).toEqual([true, 2]);
  });

  test('Core meets no limit', async () => {
    const person = await site.signUp({ plan: 'core' });
    await saveElsewhere(person, [first, second, third]);
    const { toggleSave, $savedCount, $upgradeReason } = await openPage(person);
    await toggleSave(fourth);
    expect([$savedCount.get(), $upgradeReason.get()]).toEqual([4, null]);
  });

  test('a call that was refused as coming from another site is an error, and no matter of the plan', async () => {
    const { page, toggleSave, loadSaveStatus, $upgradeReason, $toast } = await openPage(await site.signUp());
    await loadSaveStatus(first.id);
    page.sendHeaders({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' });
    await toggleSave(first);
    expect(page.sent).toContain('POST /api/saved-tools');
    expect($toast.get()).toMatchObject({ title: 'Error', description: 'Failed to save tool. Please try again.' });
    expect($upgradeReason.get()).toBeNull();
  });

  test('an ended session leads to sign-in and back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { page, toggleSave, loadSaveStatus, $toast } = await openPage(await site.signUp());
    await loadSaveStatus(first.id);
    page.endSession();
    await toggleSave(first);
    expect($toast.get()?.title).toBe('Login Required');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(page.left).toEqual([`/api/login?returnTo=${encodeURIComponent(`/tool-fluid/${first.id}`)}`]);
  });

  test('a signed-out reader is asked to sign in, without any call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { page, toggleSave, $toast } = await openPage(null);
    await toggleSave(first);
    vi.useRealTimers();
    expect([$toast.get()?.title, page.sent]).toEqual(['Login Required', []]);
  });
});
