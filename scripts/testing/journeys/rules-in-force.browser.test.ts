import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { hasFocus, tabTo } from './tab-to.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

const opener = (page: Page) => page.getByRole('button', { name: /^Rules/ });
const nameOf = (page: Page) =>
  opener(page).evaluate(
    (button) => button.textContent + getComputedStyle(button, '::after').content.replaceAll('"', ''),
  );
const settled = (page: Page) => page.waitForLoadState('networkidle');

test('signed out, by keyboard: chosen in the header, named on the next page before anything is drawn, off in one click; no call', async () => {
  const { page, calls, complaints, close } = await openPage(browser);
  await page.goto(`${site.url}/about`);
  await settled(page);
  expect(await nameOf(page)).toBe('Rulesnone');
  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What does your client allow?' });
  await dialog.waitFor();
  await tabTo(page, dialog.getByRole('button', { name: /^Confidential/ }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await nameOf(page)).toBe('Rules: Confidential');
  await expect.poll(() => hasFocus(opener(page))).toBe(true);

  const shifts: number[] = [];
  await page.exposeFunction('tellShift', (value: number) => void shifts.push(value));
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { tellShift(value: number): void }).tellShift(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true }),
  );
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const button = document.querySelector('.rules-opener');
      document.documentElement.dataset['said'] = button ? getComputedStyle(button, '::after').content : '';
    });
  });
  await page.goto(`${site.url}/how-we-rank`);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.dataset['said'])).toContain('Confidential');
  expect([await nameOf(page), shifts]).toEqual(['Rules: Confidential', []]);
  expect(calls).toEqual([]);

  await page.getByRole('button', { name: 'Switch the rules off' }).click();
  await expect.poll(() => nameOf(page)).toBe('Rulesnone');
  expect(await hasFocus(opener(page))).toBe(true);
  await opener(page).click();
  await dialog.getByRole('button', { name: /^Confidential/ }).click();
  await opener(page).click();
  await dialog.getByRole('button', { name: 'Off', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await nameOf(page)).toBe('Rulesnone');
  await page.goto(`${site.url}/about`);
  expect(await nameOf(page)).toBe('Rulesnone');
  expect([calls, complaints]).toEqual([[], []]);
  await close();
});

test('another tab and the page that one goes back to name the rules that were chosen last', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${site.url}/about`);
  const other = await page.context().newPage();
  await other.goto(`${site.url}/rules?for=regulated`);
  await other.getByRole('button', { name: 'Use these rules everywhere' }).click();
  await expect.poll(() => nameOf(other)).toBe('Rules: Regulated');
  await expect.poll(() => nameOf(page)).toBe('Rules: Regulated');
  await page.goto(`${site.url}/terms`);
  await other.getByRole('button', { name: 'Switch off' }).click();
  await expect.poll(() => nameOf(other)).toBe('Rulesnone');
  await page.goBack();
  await expect.poll(() => nameOf(page)).toBe('Rulesnone');
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone rules are in the menu, and in force they are named without it; nothing is wider than the window', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 320, height: 640 } });
  await page.goto(`${site.url}/about`);
  await settled(page);
  expect(await opener(page).isVisible()).toBe(false);
  expect((await page.getByRole('link', { name: 'Yak, home' }).boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Menu' }).click();
  await opener(page).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const menu = page.getByRole('button', { name: 'Menu' });
  expect([await menu.getAttribute('aria-expanded'), await hasFocus(menu)]).toEqual(['false', true]);
  await menu.click();
  await opener(page).click();
  await page.getByRole('button', { name: /^Client work/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  await page.goto(`${site.url}/about`);
  await opener(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const { height = 0 } = (await opener(page).boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(32);
  await page.getByRole('button', { name: 'Switch the rules off' }).click();
  await opener(page).waitFor({ state: 'hidden' });
  expect(await hasFocus(menu)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('a list of one’s own stays in the browser: named, put in force, changed and kept; a second one names Core', async () => {
  const { page, calls, complaints, close } = await openPage(browser);
  await page.goto(`${site.url}/rules`);
  await settled(page);
  await page.getByLabel('Paid work', { exact: false }).first().check();
  await page.getByRole('button', { name: 'Keep these rules' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Acme');
  await page.getByLabel('Client', { exact: true }).fill('Acme Ltd');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect.poll(() => nameOf(page)).toBe('Rules: Acme');
  await page.getByLabel('Private by default', { exact: false }).first().check();
  await expect.poll(() => nameOf(page)).toBe('Rules: Acme, changed');
  await page.getByRole('button', { name: 'Keep the change in “Acme”' }).click();
  await expect.poll(() => nameOf(page)).toBe('Rules: Acme');
  await page.goto(`${site.url}/about`);
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: 'What does your client allow?' });
  const acme = dialog.getByRole('button', { name: /^Acme/ });
  expect(await acme.getAttribute('aria-pressed')).toBe('true');
  await dialog.getByRole('link', { name: 'Change', exact: true }).click();
  await page.waitForURL(/\/rules\?paid=1&private=1$/);
  await page.getByRole('button', { name: 'Keep these rules as a new list' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Second');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' }).waitFor();
  expect(new Set(calls)).toEqual(new Set(['POST /api/verdicts']));
  expect(complaints).toEqual([]);
  await close();
});

test('signed in, the rules in force stay as they were chosen, in the one row of the header from 640 px on, a long name cut there and whole in the button’s', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 768, height: 900 } });
  await signIn(page, site.url, 'ada@yak.test');
  await page.goto(`${site.url}/about`);
  await page.locator('html[data-session="in"]').waitFor();
  const row = () => page.locator('.header .bar').evaluate((bar: HTMLElement) => bar.offsetHeight);
  const height = await row();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  await opener(page).click();
  await page.getByRole('button', { name: /^Just trying/ }).click();
  await expect.poll(() => nameOf(page)).toBe('Rules: Just trying');
  const name = 'Nothing may ever leave our agency';
  await page.evaluate((long) => document.documentElement.style.setProperty('--rules', JSON.stringify(long)), name);
  for (const width of [640, 700, 767, 768, 834, 959, 960, 1100, 1199, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([width, await row(), whole]).toEqual([width, height, width]);
    expect(await nameOf(page)).toBe(`Rules: ${name}`);
  }
  expect(complaints).toEqual([]);
  await close();
});
