import type { Browser } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage } from './open-page.ts';
import { useBrowser } from './use-own-site.ts';

const siteUrl = inject('siteUrl');
const words = 'the connection seems to be gone';

let browser: Browser;

useBrowser((started) => (browser = started));

/** Controls whose code comes when somebody acts, by the name they have on a tool's page. */
test.for(['Save Tool', 'Add to Compare', 'Add to collection', 'Notify me', 'Search'])(
  '%s says that the connection is gone, and works once it is back',
  async (name) => {
    const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    await page.goto(`${siteUrl}/tool-fluid/1`, { waitUntil: 'load' });
    await page.locator('html').evaluate(() => new Promise((done) => setTimeout(done, 500)));
    await page.context().setOffline(true);
    const control = page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    await control.click();
    const notice = page.getByRole('alert').filter({ hasText: words });
    await notice.waitFor();
    await page.context().setOffline(false);
    await control.click();
    await notice.waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        page.evaluate(
          () => document.querySelector('[role="dialog"], [role="status"]:not(:empty), li[role="status"]') !== null,
        ),
      )
      .toBe(true);
    await close();
  },
);
