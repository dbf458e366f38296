import type { Browser, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './find-violations.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { pagesOf } from './pages-of.ts';
import { tabTo } from './tab-to.ts';
import { useOwnSite } from './use-own-site.ts';

const DAY = 86_400;
const phone = { width: 390, height: 844 };
/** Three tools of the guide that are saved, and a fourth that is collected with them. */
const [first, second, third, fourth] = [1, 7, 12, 20] as const;

let browser: Browser;
let site: OwnSite;
useOwnSite((own) => ({ browser, site } = own));

/** How a reader reaches what is on the page. */
interface Hands {
  press(target: Locator): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
}

const byFinger = (): Hands => ({ press: (target) => target.tap(), write: (field, words) => field.fill(words) });
const byKeys = (page: Page): Hands => ({
  async press(target) {
    await target.first().waitFor();
    await tabTo(page, target);
    await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
  },
  async write(field, words) {
    await field.waitFor();
    await tabTo(page, field);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(words);
  },
});

test.each([
  { way: 'with a finger on a phone', person: 'walk-by-finger@yak.test', hands: byFinger },
  { way: 'by keyboard alone', person: 'walk-by-keys@yak.test', hands: byKeys },
])(
  'the whole walk $way: saved, compared and collected signed out, shared over sign-in and payment, printed, taken back',
  async ({ person, hands }) => {
    const options = { viewport: phone, hasTouch: true, isMobile: hands === byFinger };
    const { page, complaints, close } = await openPage(browser, { ...options, reducedMotion: 'reduce' });
    const { press, write } = hands(page);
    const button = (name: string | RegExp) => page.getByRole('button', { name });

    // Signed out: three saves, two compared, a collection of four.
    await page.goto(`${site.url}/tool-fluid/${first}`);
    await press(button('Save Tool'));
    await page.waitForURL((url) => url.pathname !== `/tool-fluid/${first}`);
    for (const id of [second, third]) {
      await page.goto(`${site.url}/tool-fluid/${id}`);
      await press(button('Save Tool'));
      await page.getByText('Kept in this browser').first().waitFor();
      await press(button('More'));
      await press(button('Add to Compare'));
      await page.getByText('added to comparison!').first().waitFor();
    }
    for (const id of [first, second, third, fourth]) {
      await page.goto(`${site.url}/tool-fluid/${id}`);
      await press(button('More'));
      await press(button('Add to collection'));
      if (id === first) {
        await write(page.getByLabel('New collection'), 'Autumn campaign');
        await press(button(/^Make it with/));
      } else await press(page.getByRole('checkbox', { name: /Autumn campaign/ }));
      await expect.poll(() => page.getByRole('checkbox', { name: /Autumn campaign/ }).isChecked()).toBe(true);
      await press(button('Close').first());
    }

    // The click on Share leads over sign-in and the payment, and is carried out behind both.
    await page.goto(`${site.url}/collections`);
    await write(page.getByLabel('By (may stay empty: then nobody is named)'), 'Studio Fringe');
    await press(button('Share by link'));
    await page.waitForURL((url) => url.origin !== site.url);
    await page.goto(`${site.url}/api/login?${new URLSearchParams({ login_hint: person, returnTo: '/collections' })}`);
    await page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' }).waitFor();
    await page.getByText('Core shares a collection by a link of its own').waitFor();
    await press(page.getByRole('link', { name: /^Upgrade to Core/ }));
    await page.waitForURL(`${site.url}/subscribe`);
    await press(button('Start Your Core Subscription'));
    await page.waitForURL(/\/c\/pay\//);
    await write(page.getByLabel(/card number/i), '4242424242424242');
    await press(button(/pay|subscribe/i));
    await page.waitForURL(`${site.url}/dashboard?upgraded=1`);
    await page.getByRole('heading', { name: 'Welcome to Yak Core' }).waitFor();
    await page.getByText('“Autumn campaign” has its own link now.').first().waitFor();

    // All is there, once.
    await expect.poll(() => button(/^More for /).count()).toBe(3);
    await page.getByText('2 tools are on your list in this browser.').waitFor();
    await page.getByText('4 tools · shared').waitFor();
    await press(page.getByRole('link', { name: 'View Comparison' }));
    await page.getByText('2 tools on the list').waitFor();
    await page.getByRole('table').waitFor();

    // Somebody else opens the link, and nothing tells them whose it is but the name that was given.
    await page.goto(`${site.url}/collections`);
    await page.getByRole('region', { name: 'Autumn campaign' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const path = (await page.locator('a[href^="/shared/"]').getAttribute('href')) ?? '';
    const elsewhere = await openPage(browser, { viewport: phone });
    const answer = await elsewhere.page.goto(site.url + path);
    expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
    await elsewhere.page.getByText('by Studio Fringe').waitFor();
    expect(await elsewhere.page.locator('main ol > li').count()).toBe(4);
    expect(await elsewhere.page.content()).not.toContain(person);

    // The brief is whole, and on one sheet of either paper.
    await press(page.getByRole('link', { name: 'Brief for a client' }));
    await button('Print').waitFor();
    expect(await page.locator('main ol > li').count()).toBe(4);
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);

    await page.goto(`${site.url}/collections`);
    const taken = page.waitForResponse((response) => response.url().endsWith('/api/kits') && response.ok());
    await press(button('Take the link back'));
    await button('Share by link').waitFor();
    await taken; // the page shows it before the server has said so
    expect((await elsewhere.page.goto(site.url + path))?.status()).toBe(404);
    await elsewhere.page.getByText('Nothing is shared under this link, or not any more.').waitFor();
    expect(complaints).toEqual([]);
    await Promise.all([close(), elsewhere.close()]);
  },
  240_000,
);

test('a page of the reader’s own draws from one answer and moves nothing', async () => {
  const { page, complaints, calls, close } = await openPage(browser, { viewport: phone });
  await signIn(page, site.url, 'core@yak.test');
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    async (tools) => {
      const body = { do: 'make', id: crypto.randomUUID(), name: 'Films', intro: '', tools };
      await fetch('/api/kits', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
    [first, second].map((toolId) => ({ toolId, note: '' })),
  );
  await page.addInitScript(watchShifts);
  for (const path of ['/collections', '/dashboard']) {
    calls.length = 0;
    await page.goto(site.url + path);
    await page.getByText('Films').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual(['GET /api/own-page']);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('after a downgrade every collection is read, changed and taken along as before', async () => {
  const { page, complaints, close } = await openPage(browser);
  await signIn(page, site.url, 'leaving@yak.test');
  await buy(page);
  for (const name of ['Films', 'Pitch'])
    await page.evaluate(
      async ({ name, tools }) => {
        const body = { do: 'make', id: crypto.randomUUID(), name, intro: '', tools };
        await fetch('/api/kits', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      },
      { name, tools: [first, second, third, fourth].map((toolId) => ({ toolId, note: '' })) },
    );
  expect(await page.evaluate(async () => (await fetch('/api/cancel-subscription', { method: 'POST' })).status)).toBe(
    200,
  );
  site.payments().control.advance(32 * DAY);
  await site.payments().control.idle();
  await expect
    .poll(() => page.evaluate(async () => (await (await fetch('/api/auth/user')).json()).isPremium))
    .toBe(false);

  await page.goto(`${site.url}/collections`);
  await page.getByRole('button', { name: /^Pitch/ }).click();
  await page.getByRole('region', { name: 'Pitch' }).waitFor();
  await page.getByText('2 of 1 on Yak Fringe.').waitFor();
  await page.getByLabel('Why it is here').first().fill('Still mine');
  await page.getByLabel('Why it is here').first().blur();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Markdown' }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join('');
  expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(4);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: 'Brief for a client' }).click();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  expect(await page.locator('main ol > li').count()).toBe(4);
  await page.getByText('Still mine').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the log has years, quiet weeks, the reader’s own tools and a private feed that can be taken back', async () => {
  const { page, complaints, close } = await openPage(browser);
  await signIn(page, site.url, 'core@yak.test');
  await page.goto(`${site.url}/all-updates`);
  await page.getByRole('group', { name: 'Whose drops' }).waitFor();
  expect(await page.locator('.drop-year').count()).toBeGreaterThan(1);
  expect(await page.locator('.drop-quiet').first().textContent()).toMatch(/^(A quiet week|\d+ quiet weeks)$/);
  const lines = page.locator('main ol > li:not(.drop-year, .drop-quiet)');
  const whole = await lines.count();
  const tool = await page.locator('main ol a[href^="/tool-fluid/"]').first().getAttribute('href');
  await page.evaluate(
    async (toolId) => {
      await fetch('/api/saved-tools', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ toolId }),
      });
    },
    Number(tool?.split('/').at(-1)),
  );
  await page.reload();
  await page.getByRole('button', { name: 'My tools', exact: true }).click();
  await expect.poll(async () => [0, whole].includes(await lines.count())).toBe(false);
  expect(await page.getByText('No drop yet').count()).toBe(0);
  await page.getByRole('button', { name: 'My tools as a private feed' }).click();
  const address = (await page.getByRole('link', { name: 'Your feed (RSS)' }).getAttribute('href')) ?? '';
  expect(new URL(address, site.url).searchParams.get('key')?.length).toBeGreaterThan(40);
  const feed = await fetch(new URL(address, site.url));
  expect([feed.status, await feed.text()]).toEqual([200, expect.stringContaining('<item>')]);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'My tools as a private feed' }).waitFor();
  expect((await fetch(new URL(address, site.url))).status).toBe(404);
  expect(complaints).toEqual([]);
  await close();
});

/** Adds up what moves without a reader's doing, from the first paint on. */
function watchShifts(): void {
  const counted = window as unknown as { shifted: number };
  counted.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) counted.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function buy(page: Page): Promise<void> {
  await page.goto(`${site.url}/subscribe`);
  await page.getByRole('button', { name: 'Start Your Core Subscription' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await page.getByLabel(/card number/i).fill('4242424242424242');
  await page.getByRole('button', { name: /pay|subscribe/i }).click();
  await page.getByRole('heading', { name: 'Welcome to Yak Core' }).waitFor();
}
