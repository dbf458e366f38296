import type { Browser } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { findOverflow } from './find-overflow.ts';
import { findViolations } from './find-violations.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { useOwnSite } from './use-own-site.ts';

const DAY_MS = 86_400_000;
let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));
beforeEach(() => site.mail().clear());

async function open(path: string, address: string) {
  const watched = await openPage(browser, { reducedMotion: 'reduce' });
  await watched.page.goto(`${site.url}/api/login?login_hint=${address}&returnTo=${path}`);
  return watched;
}

test('a person is found by their whole address and gets their data; a part of an address finds nobody', async () => {
  const { page, complaints, close } = await open('/admin/people', 'admin@yak.test');
  const field = page.getByLabel('Mail address');
  await field.fill('core@');
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByText('Write the whole address').waitFor();
  await field.fill('nobody@yak.test');
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByText('Nothing is known of').waitFor();
  await field.fill('admin@yak.test');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'admin@yak.test' }).waitFor();
  await page.getByRole('button', { name: 'Send them their data' }).click();
  await expect
    .poll(async () => (await site.mail().list()).map(({ subject, recipients }) => [subject, recipients]))
    .toEqual([['Your data from Yak', ['admin@yak.test']]]);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('what a reader does shows in the figures: a tool opened from a task, a search in vain', async () => {
  const reader = await open('/tasks/remove-a-background', 'reader@yak.test');
  await reader.page.locator('main a[href^="/tool-fluid/"]').first().click();
  await reader.page.waitForURL('**/tool-fluid/**');
  await reader.page.goto(`${site.url}/tools?q=zzqxv`);
  await reader.page.getByRole('heading', { name: 'No tools found' }).waitFor();
  await expect.poll(() => reader.calls.filter((call) => call === 'POST /api/reader-events').length).toBe(2);
  expect(reader.complaints).toEqual([]);
  await reader.close();

  const { page, complaints, close } = await open('/admin/figures', 'admin@yak.test');
  const row = page.getByRole('row', { name: 'Remove a background' });
  await row.waitFor();
  expect(await row.getByRole('cell').innerText()).toBe('1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV: What happened in each week' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^yak-weeks-\d{4}-\d\d-\d\d\.csv$/);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('an editor gives a task the words that readers typed in vain', async () => {
  const words = 'lips for puppets';
  const search = () =>
    fetch(`${site.url}/api/reader-events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.url },
      body: JSON.stringify({ what: 'missed-search', words }),
    });
  await search();
  await search();
  await site.restart(DAY_MS);
  expect((await search()).status).toBe(200);
  await site.restart();
  const { page, complaints, close } = await open('/admin/figures', 'admin@yak.test');
  const opener = page.getByRole('button', { name: /^Add these words to a task ?: lips for puppets$/ });
  await opener.click();
  const form = page.getByRole('form', { name: `Add “${words}” to a task` });
  await form.getByRole('button', { name: 'Add these words' }).click();
  await form.getByText('Choose the task that they ask for').waitFor();
  await form.getByLabel('The task that it asks for').selectOption({ label: 'Dub a video into another language' });
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(page)).toEqual([]);
  await form.getByRole('button', { name: 'Cancel' }).click();
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.click();
  await form.getByLabel('What people type').fill('Lips for  puppets');
  await form.getByLabel('The task that it asks for').selectOption({ label: 'Dub a video into another language' });
  await form.getByRole('button', { name: 'Add these words' }).click();
  await opener.waitFor({ state: 'detached' });
  await page.goto(`${site.url}/admin/tasks?key=dub-a-video`);
  await expect.poll(() => page.getByLabel('What people type for it').inputValue()).toContain('\nlips for puppets');
  expect(complaints).toEqual([]);
  await close();
});

test('finds that nobody opened are told once the reader goes on; opened ones are not', async () => {
  const { page, complaints, close } = await openPage(browser);
  // A beacon of a page that is going away is shown to no listener of requests.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem('sent', `${Number(sessionStorage.getItem('sent') ?? 0) + 1}`);
      return send(address, body);
    };
  });
  const sent = () => page.evaluate(() => Number(sessionStorage.getItem('sent') ?? 0));
  const look = async (words: string) => {
    await page.goto(`${site.url}/?words=${encodeURIComponent(words)}`);
    await page.locator('main li[data-lead] a').first().waitFor(); // from here on they are looked at
  };
  await look('remove a background');
  await page.waitForTimeout(5500); // finds that were looked at for a shorter time say nothing
  await page.goto(`${site.url}/about`);
  expect(await sent()).toBe(1);
  await look('write a press release');
  await page.waitForTimeout(5500);
  await page.locator('main li[data-lead] a').first().click();
  await page.waitForURL(/tool-fluid/);
  expect(await sent()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});
