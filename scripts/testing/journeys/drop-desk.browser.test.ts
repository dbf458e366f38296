import type { Browser, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import publishDue from '#netlify/functions/publish-due/publish-due.ts';
import { withSettings } from '#local/with-settings.ts';
import { findFaults, findViolations } from './find-violations.ts';
import type { WatchedPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { useAdminPage, useOwnSite } from './use-own-site.ts';

let site: OwnSite;
let browser: Browser;
let editor: WatchedPage;
let page: Page;

useOwnSite((own) => ({ browser, site } = own));

useAdminPage(
  () => ({ browser, site }),
  (own) => ({ editor, page } = own),
);

const DAY_MS = 86_400_000;
const headline = 'Midjourney draws hands with five fingers';
const today = () => new Date().toISOString().slice(0, 10);

/** Fills in a whole drop, from an empty form. */
async function writeDrop(on: Page): Promise<void> {
  await on.getByLabel('Tool', { exact: true }).fill('midjourney');
  await on.getByText('№ 2.', { exact: true }).waitFor();
  await on.getByLabel('Headline').fill(headline);
  await on
    .getByLabel('What changed, and for whom it matters')
    .fill('Hands come out with five fingers each by default. It matters to whoever shows people holding things.');
  await on.getByLabel('Day of the release').fill(today());
  await on.getByLabel('Page that says it').fill('https://docs.midjourney.com/hands');
  await on.getByLabel('Its words').fill('Hands now have five fingers.');
  await on.getByLabel('Where it was read').selectOption('maker');
  await on.getByLabel('Why', { exact: true }).fill('The maker announced it');
}

async function seenByReaders(): Promise<boolean> {
  return (await (await fetch(`${site.url}/api/tool-updates`)).text()).includes(headline);
}

test('a drop is written by keyboard, previewed, published, seen at once, superseded and taken down', async () => {
  await page.goto(`${site.url}/admin/drops`);
  await page.getByRole('heading', { name: /^\d+ drops$/ }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Write a drop' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Why', { exact: true }).waitFor();
  await page.getByLabel('Readers see it').selectOption('now');
  await page.getByLabel('Headline').fill('Too early');
  await page.getByLabel('Why', { exact: true }).fill('A slip');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page
    .getByRole('alert')
    .getByText(/^Words: at least/)
    .waitFor();
  editor.complaints.splice(0); // the refused call
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1200, height: 900 });
  await writeDrop(page);
  expect(await page.getByLabel('Its name, as readers know it').inputValue()).toBe('Midjourney');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: headline }).waitFor();
  await preview.getByText('Verified at docs.midjourney.com').waitFor();
  expect(await seenByReaders()).toBe(false);
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.waitForURL(/\/admin\/drops\?key=2\d{4}$/);
  await page.getByText('Published.', { exact: true }).waitFor();
  expect(await seenByReaders()).toBe(true);

  const key = new URL(page.url()).searchParams.get('key');
  await page.goto(`${site.url}/admin/drops?key=56`);
  await page.getByLabel('Superseded by').locator(`option[value="${key}"]`).waitFor({ state: 'attached' });
  await page.getByLabel('Superseded by').selectOption(key);
  await page.getByLabel('Why', { exact: true }).fill('Overtaken');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('Superseded.', { exact: true }).waitFor();
  await page
    .getByRole('region', { name: 'History' })
    .getByRole('button', { name: /^Take back/ })
    .press('Enter');
  await page.getByText('Published.', { exact: true }).waitFor();

  await page.goto(`${site.url}/admin/drops?key=${key}`);
  await page.getByLabel('Readers see it').selectOption('down');
  await page.getByLabel('Why', { exact: true }).fill('The maker took it back');
  await page.getByRole('button', { name: 'Take it down', exact: true }).press('Enter');
  await page.getByText('Unpublished.', { exact: true }).waitFor();
  expect(await seenByReaders()).toBe(false);
});

test('a scheduled drop waits for its day, and a scheduled change leaves it standing; what was typed and not saved is there again', async () => {
  await page.goto(`${site.url}/admin/drops?new`);
  await writeDrop(page);
  await page.goto(`${site.url}/about`);
  await page.goBack();
  await page.getByText(/^Your draft of .* is back in the form\./).waitFor();
  await page.getByLabel('Readers see it').selectOption('on');
  const tomorrow = await page.getByLabel('The day').inputValue();
  await page.getByLabel('The day').fill(''); // as it is while a day is typed that begins with 0
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('Choose the day from which readers see it').first().waitFor();
  await page.getByLabel('The day').fill(tomorrow);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.waitForURL(/\/admin\/drops\?key=2\d{4}$/);
  await page.getByText(/^Scheduled for /).waitFor();
  expect(await seenByReaders()).toBe(false);
  await page.getByRole('link', { name: 'All drops' }).click();
  await page.getByLabel('Stands').selectOption('scheduled');
  await page.getByRole('link', { name: headline }).waitFor();

  await site.restart(DAY_MS); // tomorrow comes
  expect(await seenByReaders()).toBe(true); // at once, while pages and feeds wait for a build
  vi.useFakeTimers({ now: Date.now() + DAY_MS, toFake: ['Date'] });
  await withSettings(site.env(), () => publishDue());
  vi.useRealTimers();
  await page.reload();
  await page.getByLabel('Stands').selectOption('published');
  await page.getByRole('link', { name: headline }).first().click();
  await page.getByText('Published.', { exact: true }).waitFor();
  await page.getByLabel('Headline').fill('Midjourney draws feet with five toes');
  await page.getByLabel('Readers see it').selectOption('on');
  await page.getByLabel('The day').fill(new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10));
  await page.getByLabel('Why', { exact: true }).fill('It comes tomorrow');
  await page.getByRole('button', { name: 'Schedule' }).press('Enter');
  await page.getByText(/^Scheduled for .* Readers see what it said before until then\.$/).waitFor();
  expect(await seenByReaders()).toBe(true);
});
