import type { LaunchedChrome } from 'chrome-launcher';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchPlainBrowser, openPlainTab, type PlainTab } from '../plain-browser.ts';

const siteUrl = inject('siteUrl');

let browser: LaunchedChrome;
let tab: PlainTab;

beforeAll(async () => {
  browser = await launchPlainBrowser();
});
afterAll(() => browser?.kill());

beforeEach(async () => {
  tab = await openPlainTab(browser);
  await tab.goto(`${siteUrl}/about`);
});
afterEach(() => tab.close());

/** What a page was loaded with, and how it looks. */
function lookOfPage() {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart: number;
  })[];
  const { theme, session } = document.documentElement.dataset;
  const font = document.documentElement.style.getPropertyValue('--font-text') || undefined;
  return {
    path: location.pathname,
    shownAt: entry?.activationStart ?? 0,
    look: { theme, font, session },
    scripts: performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (/\.js\b|\/api\//.test(name) ? [{ name, startTime }] : [])),
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Rests on the way to a page until the browser has made it ready, and for what would follow by itself. */
async function makeReady(path: string) {
  await tab.rest(`.menu a[href="${path}"]`);
  await expect.poll(() => tab.runAhead(() => document.readyState).catch(() => '')).toBe('complete');
  await pause(1000);
  return tab.runAhead(lookOfPage);
}

test('a page made ready runs nothing and asks nobody; shown, it is as the reader has it by now', async () => {
  const ahead = await makeReady('/tools');
  expect(ahead).toEqual({ path: '/tools', shownAt: 0, look: { theme: 'light' }, scripts: [] });
  await tab.runAhead(() =>
    document.addEventListener('prerenderingchange', () =>
      Object.assign(window, {
        seen: {
          ...document.documentElement.dataset,
          font: document.documentElement.style.getPropertyValue('--font-text'),
        },
      }),
    ),
  );
  await tab.run(() => {
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('font', 'geometric');
    Object.assign(document, { cookie: '__Host-signed_in=1; Secure; Path=/' });
  });
  await tab.click();
  await tab.arrive('/tools');
  expect(await tab.run(() => (window as { seen?: DOMStringMap }).seen)).toMatchObject({
    theme: 'dark',
    font: 'var(--font-display)',
    session: 'loading',
  });
  // The script of every page comes once it is shown, and with it the question who is reading.
  await expect.poll(async () => (await tab.run(lookOfPage)).scripts.map(({ name }) => name).join()).toContain('/api/');
  const { shownAt, scripts } = await tab.run(lookOfPage);
  expect(shownAt).toBeGreaterThan(0);
  expect(scripts.filter(({ startTime }) => startTime < shownAt)).toEqual([]);
});

test('signed out meanwhile, a page made ready shows the way to sign in', async () => {
  await tab.run(() => {
    sessionStorage.setItem('font', 'geometric');
    Object.assign(document, { cookie: '__Host-signed_in=1; Secure; Path=/' });
  });
  const { look } = await makeReady('/tasks');
  expect(look).toMatchObject({ theme: 'light', font: 'var(--font-display)' });
  await tab.run(() => {
    sessionStorage.removeItem('font');
    Object.assign(document, { cookie: '__Host-signed_in=1; Secure; Path=/; Max-Age=0' });
  });
  await tab.click();
  await tab.arrive('/tasks');
  const shown = await tab.run(lookOfPage);
  expect(shown.shownAt).toBeGreaterThan(0);
  expect(shown.look).toEqual({ theme: 'light' });
});

test('no room of a reader’s own is made ready', async () => {
  await tab.rest('.when-out[href="/login"]');
  await pause(1500);
  await expect(tab.runAhead(() => location.pathname)).rejects.toThrow('There is no such page');
});
