import type { Browser, Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './find-violations.ts';
import { openPage } from './open-page.ts';
import { signIn } from './sign-in.ts';
import { hasFocus, tabTo } from './tab-to.ts';
import { useBrowser, usePage } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;
let page: Page;

useBrowser((started) => (browser = started));
usePage(
  () => openPage(browser),
  (watched) => ({ page } = watched),
);

test.each(['/', '/tools', '/tool-fluid/1', '/all-updates', '/login', '/blog/getting-started'])(
  'on %s the first key reaches the skip link, which leads past the header',
  async (path) => {
    await page.goto(siteUrl + path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect.poll(() => hasFocus(skip)).toBe(true);
    await expect.poll(async () => (await skip.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  },
);

test.each([
  '/?words=logo',
  '/?department=brand&goals=content-creation&budget=low&experience=intermediate&teamSize=small',
  '/tools',
  '/tools/rights',
  '/tool-fluid/1',
])('on %s no key leads below what stays in view', async (path) => {
  await page.goto(siteUrl + path);
  await page.waitForLoadState('networkidle');
  await page.locator('main :is(a, button):visible').nth(60).or(page.locator('footer a').first()).first().focus();
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(coverOfFocus), `${pressed + 1} × Shift+Tab`).toBe('');
  }
});

test.each(['light', 'dark'] as const)(
  'where a reader forces colours on a %s ground, a choice is told apart and every text can be read',
  async (colorScheme) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of ['/', '/tools', '/tool-fluid/1', '/all-updates', '/map', '/desks/social', '/quiz']) {
      await page.goto(siteUrl + path);
      expect(await findViolations(page, 'colours'), path).toEqual([]);
    }
    const grounds = await page
      .locator('header :is(.bar, .fringe)')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
    expect(new Set(grounds).size).toBe(2);
    const answers = page.locator('fieldset label');
    await answers.first().click();
    const edges = () => answers.evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderLeftColor));
    await expect.poll(async () => (await edges()).indexOf((await edges())[0] ?? '', 1)).toBe(-1);
  },
);

test('the quiz is answered from start to results without a pointer', async () => {
  await page.goto(siteUrl);
  await press(page.getByRole('button', { name: 'Take the full quiz' }), 'Enter');
  for (const question of [1, 2, 3, 4, 5]) {
    await page.getByText(`Question ${question} of 5`).waitFor();
    await settleOn(page.getByRole('heading', { level: 1 }));
    await press(page.locator('fieldset input').first(), 'Space');
    await press(page.getByRole('button', { name: question === 5 ? 'Get My Recommendations' : 'Next' }), 'Enter');
  }
  await page.locator('h2 a').first().waitFor();
  await settleOn(page.getByRole('heading', { name: 'Your Perfect AI Tool Match' }));
  await tabTo(page, page.locator('h2 a').first());
});

test('the upgrade dialog keeps the focus, closes with Escape and gives the focus back', async () => {
  await page.goto(`${siteUrl}/tools`);
  await press(page.getByRole('button', { name: 'Filters' }), 'Enter');
  await page.getByRole('region', { name: 'Filters' }).waitFor();
  const criterion = page.getByLabel(/^Under \$10/);
  await press(criterion, 'Space');
  const dialog = page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' });
  await dialog.waitFor();
  const inside = dialog.locator('a, button');
  const stops = await inside.count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed <= stops; pressed += 1) {
      await page.keyboard.press(key);
      await expect.poll(() => hasFocus(inside)).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await settleOn(criterion);
});

test('the mobile menu opens, is walked through, and closes with Escape', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${siteUrl}/about`);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fresh Drops' });
  expect(await link.isVisible()).toBe(false);
  await press(toggle, 'Enter');
  await tabTo(page, link);
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  await settleOn(toggle);
});

test('the user menu opens, is walked through, and closes with Escape', async () => {
  await signIn(page, siteUrl, 'keyboard@yak.test');
  await page.setViewportSize({ width: 320, height: 256 }); // a window of 1280 by 1024 at 400 %
  await page.goto(`${siteUrl}/about`);
  const account = page.getByRole('button', { name: 'Your account' });
  await account.waitFor();
  await press(account, 'Enter');
  const menu = page.getByRole('navigation', { name: 'Your account' });
  for (const name of ['Dashboard', 'Collections', 'Projects', 'Account', 'Privacy', 'Upgrade to Core', 'Logout']) {
    await page.keyboard.press('Tab');
    const link = menu.getByRole('link', { name, exact: true });
    await expect.poll(() => hasFocus(link)).toBe(true);
    expect(await link.evaluate((element) => element.getBoundingClientRect().bottom), name).toBeLessThanOrEqual(256);
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await settleOn(account);
});

test('in a window of 400 % a dialog opens with what has the focus in sight', async () => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${siteUrl}/about`);
  await press(page.getByRole('button', { name: 'Menu', exact: true }), 'Enter');
  await press(page.getByRole('button', { name: /^Rules/ }), 'Enter');
  const first = page.getByRole('dialog').getByRole('button', { name: /^Client work/ });
  await settleOn(first);
  await expect.poll(() => first.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(256);
});

test('F8 reaches a notice, and it closes by key', async () => {
  await signIn(page, siteUrl, 'keyboard@yak.test');
  await page.goto(`${siteUrl}/tool-fluid/1`);
  await press(page.getByRole('button', { name: 'Save Tool' }), 'Enter');
  const close = page.getByRole('button', { name: 'Close the notice' });
  await close.waitFor();
  await page.keyboard.press('F8');
  await settleOn(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list'));
  await press(close, 'Enter');
  await close.waitFor({ state: 'detached' });
});

/** Walks to the element and presses a key there. */
async function press(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** What stays in view and stands over an edge of the element with the focus; empty where nothing does, or the element is too high for the window. Runs in the page. */
function coverOfFocus(): string {
  const focused = document.activeElement!;
  const { left, width, top, bottom } = focused.getBoundingClientRect();
  if (bottom - top > innerHeight / 2) return '';
  const covers = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y));
  const stays = (element: Element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position);
  const foreign = covers.filter((cover) => {
    let part = focused.contains(cover) ? null : cover;
    while (part && (part.contains(focused) || !stays(part))) part = part.parentElement;
    return part !== null;
  });
  return foreign.map((cover) => `${cover!.tagName}.${cover!.className} over ${focused.outerHTML.slice(0, 80)}`).join();
}

/** Waits until the element has the focus. */
async function settleOn(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
}
