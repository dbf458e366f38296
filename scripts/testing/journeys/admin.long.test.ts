import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { findOverflow } from './find-overflow.ts';
import { findViolations } from './find-violations.ts';
import { openPage } from './open-page.ts';

const siteUrl = inject('siteUrl');
const rooms = [
  '/admin',
  '/admin/facts',
  '/admin/tools',
  '/admin/letters',
  '/admin/figures',
  '/admin/people',
  '/admin/drops',
  '/admin/lessons',
  '/admin/articles',
  '/admin/tasks',
  '/admin/subscribers',
  '/admin/review',
  '/admin/messages',
  '/admin/payments',
  '/data-upload',
  '/admin-upload',
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Opens a room of the back office as somebody, or as nobody. */
async function open(path: string, address: string | null) {
  const watched = await openPage(browser, { bypassCSP: true, reducedMotion: 'reduce' });
  await watched.page.goto(address ? `${siteUrl}/api/login?login_hint=${address}&returnTo=${path}` : siteUrl + path);
  return watched;
}

/** Faults in both themes and in a narrow window. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'));
  const faults = await findViolations(page);
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'dark'));
  faults.push(...(await findViolations(page, 'colours')));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return [...faults, ...(await findOverflow(page))];
}

describe.each(rooms)('%s', (path) => {
  test('refuses a signed-out reader politely, asks the server nothing, and leads to sign-in and back', async () => {
    const { page, calls, complaints, close } = await open(path, null);
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    expect(await page.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      `/api/login?returnTo=${encodeURIComponent(path)}`,
    );
    expect(calls).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('tells a reader without the role why, and asks nothing of the back office', async () => {
    const { page, calls, complaints, close } = await open(path, 'nosy@yak.test');
    await page.getByRole('heading', { name: 'Editors only' }).waitFor();
    await page.getByText('nosy@yak.test', { exact: true }).last().waitFor();
    expect(calls.filter((call) => call.includes('/api/admin'))).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('opens to an admin without a fault, in both themes and on a phone', async () => {
    const { page, complaints, close } = await open(path, 'admin@yak.test');
    await page.getByRole('navigation', { name: 'Back office' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { name: 'Editors only' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('an admin reads the counts, goes on to a room and comes away with the catalogue', async () => {
  const { page, complaints, close } = await open('/admin', 'admin@yak.test');
  const catalogue = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Catalogue' }) });
  const tools = (await (await fetch(`${siteUrl}/api/tools`)).json()) as unknown[];
  await expect.poll(() => catalogue.innerText()).toContain(String(tools.length));
  expect(await faultsOf(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^yak-tools-\d{4}-\d\d-\d\d\.csv$/);
  expect((await readFile(await download.path(), 'utf8')).split('\r\n').length).toBeGreaterThan(tools.length);

  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Subscribers' }).click();
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('row').count()).toBe(13);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('when storage does not answer, the desk says so and counts again on request', async () => {
  const { page, close } = await open('/admin/subscribers', 'admin@yak.test');
  await page.getByRole('table').waitFor();
  await page.route(
    '**/api/admin/overview',
    (route) => route.fulfill({ status: 503, json: { code: 'store_unavailable', message: 'Nothing.' } }),
    { times: 1 },
  );
  await page.goto(`${siteUrl}/admin`);
  await page.getByRole('heading', { name: 'Nothing could be read' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Waiting' }).waitFor();
  await close();
});

test('a role that was taken away closes the room at the next call', async () => {
  const { page, close } = await open('/admin', 'admin@yak.test');
  await page.getByRole('heading', { name: 'Waiting' }).waitFor();
  await page.route('**/api/admin/overview', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: 'No.' } }),
  );
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), isAdmin: false } });
  });
  await page.getByRole('button', { name: 'Count again' }).click();
  await page.getByRole('heading', { name: 'Editors only' }).waitFor();
  await close();
});
