import type { Browser } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage } from './open-page.ts';
import { pagesOf } from './pages-of.ts';
import { useBrowser } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;

useBrowser((started) => (browser = started));

test.for([
  '/tool-fluid/29',
  '/tool-fluid/91',
  '/tool-fluid/117',
  '/tasks/remove-a-background',
  '/tasks/make-video-from-text',
])('%s prints on one sheet, without its buttons', async (path) => {
  const { page, close } = await openPage(browser);
  await page.goto(siteUrl + path);
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main').getByRole('button').filter({ visible: true }).count()).toBe(0);
  await close();
});
