import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import { routes } from './route-table.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  browser = await launchBrowser();
  watched = await openPage(browser, { reducedMotion: 'reduce' });
});
afterAll(() => browser?.close());

test.each(routes)(
  '$path answers, shows its sentences to a signed-out reader and complains of nothing',
  async ({ path, says, live }) => {
    const { page, complaints, calls } = watched;
    complaints.length = 0;
    calls.length = 0;
    const answer = await page.goto(siteUrl + path);
    expect(answer?.status()).toBe(200);
    await expect.poll(async () => missing(says, await page.evaluate(shownText))).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).not.toBe('');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe('');
    expect(complaints).toEqual([]);
    if (!live) expect(calls).toEqual([]);
  },
);

function missing(says: readonly string[], text: string): string[] {
  return says.filter((sentence) => !text.includes(sentence));
}

/** The text that is laid out, whatever layout is chosen, and the hints in empty fields. Runs in the page. */
function shownText(): string {
  const hints = [...document.querySelectorAll('input')].map(({ placeholder }) => placeholder);
  return [document.body.innerText, document.querySelector('main')?.textContent, ...hints]
    .join(' ')
    .replace(/\s+/g, ' ');
}
