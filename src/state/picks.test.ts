import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { allTools } from '#testing/built-catalogue.ts';
import * as authUser from '#netlify/functions/auth-user/auth-user.ts';
import * as savedTools from '#netlify/functions/saved-tools/saved-tools.ts';
import { openStatePage } from '#testing/state-page.ts';
import { type Person, type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());
afterEach(() => vi.unstubAllGlobals());

const picks = allTools.slice(0, 5).map(({ id, name }) => ({ id, name }));

async function openPage(person: Person | null) {
  const page = openStatePage([authUser, savedTools], { person, path: '/quiz/results' });
  const [state, toast] = await Promise.all([import('./picks.ts'), import('./toast.ts')]);
  toast.$drawnToast.set(99); // every notice counts as drawn at once
  return { page, ...state, ...toast };
}

test('a signed-out reader keeps the picks in the browser, without any call, and can forget them', async () => {
  const { page, savePicks, clearLocalPicks, $localPicks, $toast } = await openPage(null);
  await savePicks(picks);
  expect([$localPicks.get(), page.sent, $toast.get()?.title]).toEqual([picks, [], 'Kept in this browser']);
  clearLocalPicks();
  expect($localPicks.get()).toEqual([]);
});

test('a browser without room for the picks is not said to keep them', async () => {
  const { savePicks, $toast } = await openPage(null);
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await savePicks(picks);
  expect($toast.get()?.title).toBe('Not kept');
});

test('Fringe saves up to its limit, and the rest is named', async () => {
  const person = await site.signUp();
  const { savePicks, $picksPending, $toast } = await openPage(person);
  await savePicks(picks);
  expect((await person.stored()).saves.map(({ toolId }) => toolId).toReversed()).toEqual(
    picks.slice(0, 3).map(({ id }) => id),
  );
  expect($toast.get()?.title).toBe('3 of 5 saved');
  expect($toast.get()?.description).toContain(`Not saved: ${picks[3]?.name}, ${picks[4]?.name}.`);
  expect($picksPending.get()).toBe(false);
});

test('a refusal that is no matter of the plan is told as a failure', async () => {
  const { page, savePicks, $toast } = await openPage(await site.signUp());
  page.sendHeaders({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' });
  await savePicks(picks.slice(0, 1));
  expect($toast.get()).toMatchObject({
    title: 'Error',
    description: `Failed to save: ${picks[0]?.name}. Please try again.`,
  });
});

test('picks are kept when the session has ended meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { page, savePicks, $localPicks, $toast } = await openPage(await site.signUp());
  await (await import('./session.ts')).loadSession();
  page.endSession();
  await savePicks(picks);
  await vi.waitFor(() => expect($toast.get()?.title).toBe('Login Required'));
  vi.useRealTimers();
  expect($localPicks.get()).toEqual(picks);
});
