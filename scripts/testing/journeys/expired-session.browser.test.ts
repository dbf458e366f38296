import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickForNotice } from './click-for-notice.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { useOwnSite } from './use-own-site.ts';

const results =
  '/quiz/results?department=brand&goals=content-creation&budget=low&experience=intermediate&teamSize=small';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

test('saving after the session ended leads to sign-in and back to the tool, which is saved then', async () => {
  const { page, close } = await openPage(browser);
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/auth/user'));
  await signIn(page, site.url, 'expiring@yak.test', '/tool-fluid/1');
  await counted;
  await endSession(page);
  const signedIn = nextSignIn(page);
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/api/saved-tools') && response.status() === 401,
  );
  await clickForNotice(page.getByRole('button', { name: 'Save Tool' }), 'Please log in to save tools.');
  await refused;
  await signedIn;
  await page.waitForURL(`${site.url}/tool-fluid/1`);
  await page
    .getByText(/is saved\.$/)
    .first()
    .waitFor();
  await close();
});

test('checkout after the session ended leads to sign-in and on to the payment page', async () => {
  const { page, close } = await openPage(browser);
  await signIn(page, site.url, 'expiring@yak.test', '/subscribe');
  await page.getByRole('button', { name: 'Start Your Core Subscription' }).waitFor();
  await page.waitForLoadState('networkidle');
  await endSession(page);
  const signedIn = nextSignIn(page);
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/api/create-checkout-session') && response.status() === 401,
  );
  await page.getByRole('button', { name: 'Start Your Core Subscription' }).click();
  await refused;
  await signedIn;
  await page.waitForURL(/\/c\/pay\//);
  await close();
});

test('saving all picks after the session ended keeps them, leads to sign-in and back to the same list, and saves them', async () => {
  const { page, close } = await openPage(browser);
  await signIn(page, site.url, 'expiring@yak.test', results);
  const names = page.locator('ol h3 a');
  await names.first().waitFor();
  const before = await names.allTextContents();
  await page.waitForLoadState('networkidle');
  await endSession(page);
  const signedIn = nextSignIn(page);
  await clickForNotice(page.getByRole('button', { name: /^Save all/ }), 'Please log in to save tools.');
  await page.waitForFunction(
    (count) => (JSON.parse(localStorage.getItem('keptPicks') ?? '[]') as unknown[]).length === count,
    before.length,
  );
  await signedIn;
  await page.waitForURL(site.url + results);
  await page
    .getByText(/^\d of \d+ saved$/)
    .first()
    .waitFor();
  await names.first().waitFor();
  expect(await names.allTextContents()).toEqual(before);
  await close();
});

/** The session's cookie runs out while the page is open; the readable hint that somebody signed in here stays. */
async function endSession(page: Page) {
  await page.context().clearCookies({ name: '__Host-yak_session' });
  expect(await page.evaluate(() => document.cookie)).toContain('__Host-signed_in=1');
}

/** The next sign-in, until its page is there: the identity provider still knows the reader and sends them straight back. */
async function nextSignIn(page: Page) {
  await page.waitForResponse((response) => response.url().startsWith(`${site.url}/api/callback?`));
  await page.waitForEvent('load');
}
