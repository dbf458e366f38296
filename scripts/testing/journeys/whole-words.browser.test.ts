import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { findBrokenWords } from './broken-words.ts';
import { findOverflow } from './find-overflow.ts';
import { openPage } from './open-page.ts';

const siteUrl = inject('siteUrl');
const widths = [320, 360, 390, 480, 640, 768, 834, 960, 1100, 1280, 1440];
const data = join(import.meta.dirname, '../../../data');
const textsOf = (folder: string, field: 'name' | 'title') =>
  readdirSync(join(data, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => String(JSON.parse(readFileSync(join(data, folder, file), 'utf8'))[field]));
const names = textsOf('tools', 'name');
const titles = textsOf('tasks', 'title');

/** Pages of every kind, read as they are. */
const pages = [
  '/',
  '/tools',
  '/tools/a-z',
  '/tools/image',
  '/tool-fluid/1',
  '/tasks',
  '/tasks/remove-a-background',
  '/alternatives/canva',
  '/versus/kling-vs-runway',
  '/recipes',
  '/tutorials',
  '/all-updates',
  '/how-we-rank',
  '/map',
  '/desks/creative',
  '/recipes/clips-from-a-talk',
  '/about',
];
/** Where a tool's name or a task's title is set, on a page of each kind. */
const places: { path: string; part: string; texts: readonly string[] }[] = [
  { path: '/tool-fluid/1', part: 'h1', texts: names },
  { path: '/tools', part: 'main li b', texts: names },
  { path: '/alternatives/canva', part: 'main ol h2 a, main ol h3 a', texts: names },
  { path: '/versus/kling-vs-runway', part: 'main thead a', texts: names },
  { path: '/versus/kling-vs-runway', part: 'main thead th', texts: names },
  { path: '/tasks/remove-a-background', part: 'main ol .name a', texts: names },
  { path: '/tasks/remove-a-background', part: 'h1', texts: titles },
  { path: '/desks/brand', part: 'main header p + p a', texts: names },
  { path: '/desks/brand', part: 'tbody td a b', texts: names },
  { path: '/desks/brand', part: 'tbody td:last-child a', texts: names },
  { path: '/desks/brand', part: 'tbody th a', texts: titles },
];

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page } = await openPage(browser, { bypassCSP: true, reducedMotion: 'reduce' }));
});
afterAll(() => browser?.close());

test('a word that has no room is found', async () => {
  await page.goto(`${siteUrl}/tool-fluid/1`);
  await page.addStyleTag({
    content: 'h1 { width: 2ch; min-width: 0 !important; overflow-wrap: anywhere !important; }',
  });
  expect(await findBrokenWords(page)).toEqual([
    expect.stringMatching(/^Adobe in h1/),
    expect.stringMatching(/^Firefly/),
  ]);
  expect(await findBrokenWords(page, 'h1', ['ElevenLabs', 'v0'])).toEqual([expect.stringMatching(/^ElevenLabs: /)]);
});

describe.each(pages)('%s', (path) => {
  test('breaks no word inside and fits every window from 320 to 1440 px', async () => {
    await page.goto(siteUrl + path);
    await page.evaluate(() => document.fonts.ready);
    const faults: Record<number, string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = [...(await findBrokenWords(page)), ...(await findOverflow(page))];
      if (found.length > 0) faults[width] = found;
    }
    expect(faults).toEqual({});
  });
});

test.each(places)(
  'every one of the texts that may stand in $part of $path keeps its words whole',
  { timeout: 300_000 },
  async ({ path, part, texts }) => {
    expect(texts.length).toBeGreaterThan(100);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(siteUrl + path);
    await page.evaluate(() => document.fonts.ready);
    const faults: Record<number, string[]> = {};
    for (const width of [320, 390, 640, 768, 834, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await findBrokenWords(page, part, texts);
      if (found.length > 0) faults[width] = found;
    }
    expect(faults).toEqual({});
  },
);
