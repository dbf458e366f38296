import type { Browser } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage } from './open-page.ts';
import { useBrowser } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;

useBrowser((started) => (browser = started));

/** Controls whose code comes when somebody acts, by the name they have on a tool's page. */
test.for(['Save Tool', 'Add to Compare', 'Add to collection', 'Notify me', 'Search the guide'])(
  '%s says that the connection is gone',
  async (name) => {
    const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    await page.goto(`${siteUrl}/tool-fluid/1`, { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await page.getByRole('button', { name }).click();
    await page.getByRole('alert').filter({ hasText: 'the connection, which seems to be gone' }).waitFor();
    await close();
  },
);

test('code that does not come in time is told of, and does its work when it comes', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.clock.install();
  await page.goto(`${siteUrl}/tool-fluid/1`, { waitUntil: 'networkidle' });
  const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/_astro/**', async (route) => {
    held += 1;
    await isBack;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Search the guide' }).click();
  await expect.poll(() => held).toBeGreaterThan(0);
  const notice = page.getByRole('alert').filter({ hasText: 'the connection, which seems to be gone' });
  expect(await notice.count()).toBe(0);
  await page.clock.runFor(15_000);
  await notice.waitFor();
  comeBack();
  await page.getByRole('dialog', { name: 'Search the guide' }).waitFor();
  expect(await notice.count()).toBe(0);
  await close();
});

test('a save that was made while the connection was lost is said to be kept', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${siteUrl}/tool-fluid/1`, { waitUntil: 'networkidle' });
  const control = page.getByRole('button', { name: 'Save Tool' });
  await control.hover();
  await page.locator('astro-island:not([ssr])', { has: control }).waitFor();
  await page.context().setOffline(true);
  await control.click();
  await page.getByRole('alert').filter({ hasText: 'Kept in this browser' }).waitFor();
  expect(page.url()).toBe(`${siteUrl}/tool-fluid/1`);
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await close();
});
