import type { Browser } from 'playwright-core';
import { inject, test } from 'vitest';
import { openPage, untilQuiet, type WatchedPage } from './open-page.ts';
import { routes } from './route-table.ts';
import { useBrowser } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;
/** Pages between two routes: most of a page's time is waiting, so that several are tried at a time. */
const free: WatchedPage[] = [];

useBrowser((started) => (browser = started));

test.concurrent.for(routes)(
  '$path answers, shows its sentences to a signed-out reader and complains of nothing',
  async ({ path, says, live }, { expect }) => {
    const watched = free.pop() ?? (await openPage(browser, { reducedMotion: 'reduce' }));
    const { page, complaints, calls } = watched;
    complaints.length = 0;
    calls.length = 0;
    const answer = await page.goto(siteUrl + path);
    expect(answer?.status()).toBe(200);
    await expect.poll(async () => missing(says, await page.evaluate(shownText))).toEqual([]);
    await untilQuiet(page);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).not.toBe('');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe('');
    expect(complaints).toEqual([]);
    if (!live) expect(calls).toEqual([]);
    free.push(watched);
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
