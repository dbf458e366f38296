import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickForNotice } from './click-for-notice.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

/** What happens in a browser before our first line runs. */
const refusals = {
  closed: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  full: () => {
    const fill = (storage: Storage, size: number) => {
      try {
        for (let count = storage.length; ; count += 1) storage.setItem(`${size} ${count}`, 'x'.repeat(size));
      } catch {
        return;
      }
    };
    for (const storage of [localStorage, sessionStorage])
      for (let size = 4_194_304; size >= 1; size /= 4) fill(storage, size);
  },
};

test.each(Object.entries(refusals))(
  'in a browser whose storage is %s a reader compares on a page, is led to sign-in by a save, and saves then',
  async (state, refuse) => {
    const { page, complaints, close } = await openPage(browser);
    await page.addInitScript(refuse);
    await page.goto(`${site.url}/tool-fluid/1`);
    await page
      .getByRole('button', { name: /compar/i })
      .first()
      .click();
    await page.getByText('In comparison (1)').first().waitFor();
    await page.getByRole('button', { name: 'Add to collection' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Kept in this browser.').waitFor();
    await dialog.getByRole('textbox').press('Enter');
    await dialog.getByText('This browser has no room for it.').waitFor();
    await page.keyboard.press('Escape');
    const atSignIn = page.waitForURL(/\/interaction\//);
    await clickForNotice(page.getByRole('button', { name: 'Save Tool' }), 'Please log in to save tools.');
    await atSignIn;
    await signIn(page, site.url, `${state}-storage@yak.test`, '/tool-fluid/1');
    await page.getByRole('button', { name: 'Save Tool' }).click();
    await page.getByText('Tool Saved').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  },
);
