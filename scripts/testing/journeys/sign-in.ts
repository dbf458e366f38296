import type { Page } from 'playwright-core';

/** Signs in and ends on `returnTo`. An address that is new gets an account of its own. */
export async function signIn(page: Page, siteUrl: string, address: string, returnTo = '/dashboard'): Promise<void> {
  await page.goto(`${siteUrl}/api/login?${new URLSearchParams({ login_hint: address, returnTo })}`);
  await page.waitForURL(siteUrl + returnTo);
}
