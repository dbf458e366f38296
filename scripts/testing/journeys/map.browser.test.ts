import type { Browser } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage, type WatchedPage } from './open-page.ts';
import { useBrowser } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;

useBrowser((started) => (browser = started));

async function openMap(options?: Parameters<typeof openPage>[1]): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  await watched.page.goto(`${siteUrl}/map`);
  return watched;
}

test('lights the stations of one tool and names them', async () => {
  const { page, complaints, close } = await openMap();
  await page.getByLabel('Where does a tool stop?').selectOption({ label: 'Photoroom' });
  await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^Photoroom stops at .*Remove a background/);
  expect(await page.locator('a[data-stop]').count()).toBeGreaterThan(0);
  await page.getByLabel('Where does a tool stop?').selectOption('');
  await expect.poll(() => page.locator('a[data-stop]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('grows and shrinks by buttons and by keys, between two ends', async () => {
  const { page, close } = await openMap();
  const drawing = page.locator('[data-box] > svg');
  const width = async () => Number(await drawing.getAttribute('width'));
  const natural = await width();
  await page.getByRole('button', { name: 'Larger' }).click();
  expect(await width()).toBeGreaterThan(natural);
  await page.getByRole('region', { name: /^Map/ }).focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('-');
  expect(await width()).toBeLessThan(natural);
  expect(await page.getByRole('button', { name: 'Smaller' }).getAttribute('aria-disabled')).toBe('true');
  await close();
});

test('leads from a station to its page by keyboard, and scrolls in its box alone', async () => {
  const { page, close } = await openMap({ viewport: { width: 390, height: 800 } });
  await page.locator('[data-box] a').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tasks/*');
  await page.goBack();
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
  await close();
});

test('is all there without scripts: the map, its links, and the list', async () => {
  const { page, close } = await openMap({ javaScriptEnabled: false });
  expect(await page.locator('[data-box] a').count()).toBeGreaterThan(100);
  expect(await page.getByLabel('Where does a tool stop?').isVisible()).toBe(false);
  await page.locator('details a').first().waitFor();
  await close();
});
