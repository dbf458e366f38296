import type { Browser, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import { hasFocus } from './tab-to.ts';
import { useBrowser, usePage } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;
let watched: WatchedPage;
let page: Page;

useBrowser((started) => (browser = started));
usePage(
  () => openPage(browser),
  (opened) => {
    watched = opened;
    ({ page } = opened);
  },
);

const dialog = () => page.getByRole('dialog', { name: 'Search the guide' });
const combobox = () => page.getByRole('combobox');
const marked = () => page.locator('[role="option"][aria-selected="true"]');

test('nothing of it is fetched before it is called; what is typed meanwhile counts; Enter opens the find', async () => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${siteUrl}/about`, { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => /index\.json$|search-palette|overlays|react|client/.test(path))).toEqual([]);
  expect(watched.calls).toEqual([]);
  await page.keyboard.press('/');
  await page.keyboard.type('runwya');
  await expect.poll(() => marked().innerText()).toMatch(/^Runway/);
  expect(await combobox().inputValue()).toBe('runwya');
  expect(fetched.filter((path) => /index\.json$/.test(path)).sort()).toEqual([
    '/search-index.json',
    '/tools-index.json',
  ]);
  expect(watched.calls).toEqual(['GET /api/uploaded-tools']);
  const scripts = fetched.filter((path) => path.endsWith('.js'));
  expect(scripts.filter((path, index) => scripts.indexOf(path) < index)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tool-fluid\/\d+$/);
  await page.getByRole('heading', { level: 1, name: /Runway/ }).waitFor();
});

test('a finger on a button fetches its code before it is lifted', async () => {
  const touch = await openPage(browser, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const fetched: string[] = [];
  touch.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const devtools = await touch.page.context().newCDPSession(touch.page);
  for (const [button, code] of [
    ['Save Tool', /save-button/],
    ['Search the guide', /search-palette.*js$/],
  ] as const) {
    await touch.page.goto(`${siteUrl}/tool-fluid/1`, { waitUntil: 'networkidle' });
    fetched.length = 0;
    const { x = 0, y = 0 } = (await touch.page.getByRole('button', { name: button }).boundingBox()) ?? {};
    const at = { x: x + 10, y: y + 10 };
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect.poll(() => fetched.filter((path) => code.test(path))).not.toEqual([]);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    expect(await touch.page.getByRole('dialog').count()).toBe(0);
  }
  expect(touch.complaints).toEqual([]);
  await touch.close();
});

test('the arrows go round the list, the count is announced, Escape gives the focus back', async () => {
  await page.goto(`${siteUrl}/about`);
  const opener = page.getByRole('button', { name: 'Search the guide' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await combobox().waitFor();
  await expect.poll(() => hasFocus(combobox())).toBe(true);
  await combobox().fill('video');
  const options = page.getByRole('option');
  await options.first().waitFor();
  const ids = await options.evaluateAll((elements) => elements.map(({ id }) => id));
  const active = () => combobox().getAttribute('aria-activedescendant');
  expect(await active()).toBe(ids[0]);
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(ids[1]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(ids.at(-1));
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(ids[0]);
  expect(await page.getByRole('listbox').getByRole('group').count()).toBeGreaterThan(1);
  await expect.poll(() => dialog().getByRole('status').innerText()).toMatch(/\d+ tools/);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
});

test('Ctrl-K opens it, also from a field; a slash in a field is a slash', async () => {
  await page.goto(`${siteUrl}/tools`);
  const field = page.getByLabel('Search tools by name');
  await field.click();
  await page.keyboard.type('a/b');
  await expect.poll(() => field.inputValue()).toBe('a/b');
  await page.keyboard.press('Control+k');
  await dialog().waitFor();
  await combobox().fill('zzzzzz');
  await dialog().getByText('Nothing answers to “zzzzzz”.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(field)).toBe(true);
});

test('the single key can be switched off and stays off', async () => {
  await page.goto(`${siteUrl}/about`);
  await page.keyboard.press('/');
  await page.getByLabel(/^Open with/).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await dialog().waitFor();
  expect(await combobox().inputValue()).toBe('');
});

test('who cannot fetch it is told so', async () => {
  await page.route(/search-palette\..*\.js/, (route) => route.abort());
  await page.goto(`${siteUrl}/about`, { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await page.getByText('The search could not be loaded.').first().waitFor();
  watched.complaints.splice(0);
});

test('every address that it knows answers', async () => {
  const entries = (await (await fetch(`${siteUrl}/search-index.json`)).json()) as SearchEntry[];
  expect(new Set(entries.map(({ group }) => group))).toEqual(new Set(['tutorials', 'drops', 'pages']));
  for (const { path } of entries) {
    const answer = await fetch(siteUrl + path);
    await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
  }
});
