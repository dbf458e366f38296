import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as authUser from '#netlify/functions/auth-user/auth-user.ts';
import * as savedTools from '#netlify/functions/saved-tools/saved-tools.ts';
import { openStatePage } from '#testing/state-page.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());
afterEach(() => {
  site.blobs.setFault(() => null);
  vi.unstubAllGlobals();
});

async function openPage() {
  const person = await site.signUp();
  const page = openStatePage([authUser, savedTools], { person, path: '/tool-fluid/1' });
  const [session, saves, toast] = await Promise.all([
    import('./session.ts'),
    import('./saved-tools.ts'),
    import('./toast.ts'),
  ]);
  return { page, person, ...session, ...saves, ...toast };
}

const asked = (sent: readonly string[]) => sent.filter((call) => call === 'GET /api/auth/user').length;

describe('a session that cannot be read', () => {
  test('is asked for a second time, and then it is known who is reading', async () => {
    const { page, person, loadSession } = await openPage();
    const fetchIt = fetch;
    let failed = false;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      if (failed) return fetchIt(address, init);
      failed = true;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(await loadSession()).toMatchObject({ status: 'signed-in', user: { email: person.email } });
    expect(asked(page.sent)).toBe(1);
  });

  test('does not show as signed out while the store is down, and the next question asks again', async () => {
    const { page, loadSession } = await openPage();
    site.blobs.setFault(() => '503');
    expect(await loadSession()).toEqual({ status: 'unreadable' });
    expect(asked(page.sent)).toBe(2);
    site.blobs.setFault(() => null);
    expect((await loadSession()).status).toBe('signed-in');
  });

  test('keeps a click on Save from being taken for one of a reader who is signed out', async () => {
    const { page, toggleSave, $toast } = await openPage();
    site.blobs.setFault(() => '503');
    await toggleSave({ id: 1, name: 'One' });
    expect([$toast.get()?.title, page.left]).toEqual(['We could not reach your account', []]);
  });
});

test('an ended session is a word of our own server: signed out, at the first answer', async () => {
  const { page, loadSession } = await openPage();
  page.endSession();
  expect((await loadSession()).status).toBe('signed-out');
  expect(asked(page.sent)).toBe(1);
});
