import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DropView } from '#domain/drop/lock-drops.ts';
import { features } from '#domain/plan/plans.schema.ts';
import { copyProject, pagesBut, type ProjectCopy } from '../../bench/project-copy.ts';
import { launchBrowser } from '../browser.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';

let browser: Browser;
let copy: ProjectCopy;
let site: OwnSite;
let dropCount: number;

/**
 * Every feature has one line in `data/plans.json` that opens it to all. Here all of them are flipped, pages and
 * functions are built with them, and each feature is used whole by somebody without Core; that each line opens its own
 * feature and no other is in src/state/plan.test.ts.
 */
beforeAll(async () => {
  copy = copyProject(pagesBut('tool-fluid'), { knowsDrawings: true });
  openEverything(join(copy.folder, 'data/plans.json'));
  dropCount = readdirSync(join(copy.folder, 'data/updates')).length;
  await copy.build();
  [browser, site] = await Promise.all([launchBrowser(), startOwnSite(copy.folder)]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
  copy.remove();
});

function openEverything(file: string): void {
  const plans = JSON.parse(readFileSync(file, 'utf8')) as { features: Record<string, string> };
  for (const feature of features) plans.features[feature] = 'fringe';
  writeFileSync(file, JSON.stringify(plans));
}

test('fullFreshDrops: a signed-out reader reads every drop, and nothing asks for Core', async () => {
  const { page, close } = await openWatched();
  await page.goto(site.url);
  await page.getByRole('button', { name: 'View All Updates' }).click();
  await page.waitForURL(`${site.url}/all-updates`);
  const drops = page.locator('main li.drop');
  await expect.poll(() => drops.count()).toBe(dropCount);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await drops.last().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByText('under the fringe').count()).toBe(0);

  const answer = (await (await fetch(`${site.url}/api/tool-updates`)).json()) as DropView[];
  expect([answer.length, answer.filter(({ locked }) => locked).length]).toEqual([dropCount, 0]);
  await close();
});

test('advancedFilters: a signed-out reader filters by box and by address', async () => {
  const { page, close } = await openWatched();
  await page.goto(`${site.url}/tools`);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel(/^Under \$10/).check();
  await page.getByText(/^\d+ of \d+ tools/).waitFor();
  await page.goto(`${site.url}/tools?pricing=over-20`);
  await page.getByText(/^\d+ of \d+ tools/).waitFor();
  expect(await page.getByRole('button', { name: 'Remove Over $20' }).count()).toBe(1);
  expect(await page.getByText('Free users can search by name only').count()).toBe(0);
  await close();
});

test('comparison: a signed-out reader lays tools side by side', async () => {
  const { page, close } = await openWatched();
  for (const id of [12, 7]) {
    await page.goto(`${site.url}/tool-fluid/${id}`);
    await page.getByRole('button', { name: 'Add to Compare' }).click();
    await page.getByText('added to comparison!').first().waitFor();
  }
  await page.goto(`${site.url}/compare`);
  await page.getByText('2 tools on the list').waitFor();
  expect(page.url()).toBe(`${site.url}/compare?t=12,7`);
  await close();
});

test('unlimitedSaves: a Fringe reader saves a fourth tool, and no button wears the crown', async () => {
  const { page, close } = await openWatched();
  await signIn(page, site.url, 'saver@yak.test');
  for (const id of [1, 2, 3, 4]) {
    await openTool(page, id);
    expect(await page.getByRole('img', { name: 'Needs Yak Core' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Save Tool' }).click();
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  }
  await page.goto(`${site.url}/dashboard`);
  await expect.poll(() => page.getByRole('button', { name: /^More for / }).count()).toBe(4);
  await close();
});

test('the table of plans promises Fringe what it has', async () => {
  const { page, close } = await openWatched();
  await page.goto(`${site.url}/subscribe`);
  for (const row of await page.locator('table tbody tr').all()) {
    const [fringe, core] = await row.locator('td').allTextContents();
    expect(fringe).toBe(core);
  }
  await close();
});

async function openTool(page: Page, id: number): Promise<void> {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/auth/user'));
  await page.goto(`${site.url}/tool-fluid/${id}`);
  await counted;
}

/** A page that must not complain. */
async function openWatched(): Promise<WatchedPage> {
  const watched = await openPage(browser);
  const close = async () => {
    expect(watched.complaints).toEqual([]);
    await watched.close();
  };
  return { ...watched, close };
}
