import type { Browser, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { fileTools } from '#testing/built-catalogue.ts';
import { openPage } from './open-page.ts';
import { useBrowser } from './use-own-site.ts';

const siteUrl = inject('siteUrl');
/** Phones, in px: a usual one, and the narrowest that a page is drawn for. */
const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 844 },
];

/** Tools whose pages people read first. */
const WELL_KNOWN = [
  'chatgpt',
  'claude',
  'midjourney',
  'canva',
  'capcut',
  'suno',
  'figma',
  'runway',
  'elevenlabs',
  'adobe-firefly',
];

let browser: Browser;

useBrowser((started) => (browser = started));

test('every tool shows its price, paid work, uploads and the way to its maker in the first screen of a phone', async () => {
  const { page, close } = await openPage(browser);
  // Nothing in it waits for code: without it a page is there sooner.
  await page.route(/\.js$/, (route) => route.abort());
  const below: string[] = [];
  for (const { id, name } of fileTools) {
    await page.goto(`${siteUrl}/tool-fluid/${id}`, { waitUntil: 'commit' });
    for (const viewport of phones) {
      await page.setViewportSize(viewport);
      const missing = (await partsOf(page)).filter(({ bottom }) => !(bottom <= viewport.height));
      const told = missing.map(({ part, bottom }) => `${part} ${Math.round(bottom)}`).join(', ');
      if (missing.length > 0) below.push(`${name} (${id}) at ${viewport.width} px: ${told}`);
    }
  }
  expect(below).toEqual([]);
  await close();
});

test('ten well-known tools show whom they suit and who had better skip them in that screen too', async () => {
  const { page, close } = await openPage(browser);
  await page.route(/\.js$/, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  const below: string[] = [];
  for (const slug of WELL_KNOWN) {
    const { id, name } = fileTools.find((tool) => tool.slug === slug)!;
    await page.goto(`${siteUrl}/tool-fluid/${id}`, { waitUntil: 'commit' });
    await page.locator('footer').last().waitFor({ state: 'attached' });
    const bottom = await page
      .getByText('Skip it if', { exact: true })
      .evaluate((title) => title.parentElement!.getBoundingClientRect().bottom);
    if (bottom > 844) below.push(`${name}: ${Math.round(bottom)}`);
  }
  expect(below).toEqual([]);
  await close();
});

test('what the verdict has said of paid work stands once, and opens in the table of plans with its words', async () => {
  const { page, close } = await openPage(browser);
  const { id } = fileTools.find(({ slug }) => slug === 'midjourney')!;
  await page.goto(`${siteUrl}/tool-fluid/${id}`);
  const cell = page.locator('[data-row="commercialUse"] td:not([data-covered])').first();
  const condition = (await cell.locator('[data-told]').textContent())!;
  const shown = page.getByText(condition).filter({ visible: true }); // the verdict says before it of which plans
  expect(await shown.count()).toBe(1);
  await cell.locator('summary').click();
  await expect.poll(() => shown.count()).toBe(2);
  await close();
});

/** Where each part of the verdict ends, in px from the top of the page; never where the page lacks it. */
async function partsOf(page: Page) {
  await page.locator('footer').last().waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const parts = {
      name: 'h1',
      price: '[data-fact="price"] [data-value]',
      'paid work': '[data-fact="commercialUse"] [data-value]',
      uploads: '[data-fact="trainsOnUploads"] [data-value]',
      action: 'article header .button',
    };
    return Object.entries(parts).map(([part, selector]) => ({
      part,
      bottom: document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.MAX_SAFE_INTEGER,
    }));
  });
}
