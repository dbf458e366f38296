import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { hasFocus, tabTo } from './tab-to.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

test('signed out, from ‘no training’ to a shortlist with plan, price and proof, as a link for somebody else', async () => {
  const { page, calls, complaints, close } = await openPage(browser);
  await page.goto(`${site.url}/rules`);
  await page.getByText('What does your client allow?').waitFor();
  expect(calls).toEqual([]);
  await page.getByLabel('Paid work', { exact: false }).first().check();
  await page.getByLabel('May be switched off').check();
  await tally(page).waitFor();
  expect(page.url()).toBe(`${site.url}/rules?paid=1&training=off`);
  await page.getByLabel('People who work with it').fill('5');
  await page
    .getByText(/ for 5 seats$/)
    .first()
    .waitFor();
  expect(page.url()).toBe(`${site.url}/rules?paid=1&training=off&people=5`);

  const row = page.locator('li[data-verdict^="passes"]:has(h3)').first();
  await row.getByText('What it rests on').click();
  await row.locator('blockquote a').first().waitFor();
  expect(await row.locator('blockquote time').first().textContent()).toMatch(/^\d+ \w+ 20\d\d$/);
  const names = await rowNames(page);
  const other = await openPage(browser);
  await other.page.goto(page.url());
  await tally(other.page).waitFor();
  expect(await rowNames(other.page)).toEqual(names);
  expect(await other.page.getByLabel('May be switched off').isChecked()).toBe(true);
  await other.close();

  const more = page.getByRole('button', { name: /^Show more/ }).filter({ visible: true });
  while ((await more.count()) > 0) await more.first().click();
  const all = await rowNames(page);
  await page.getByLabel('For which task?').selectOption({ label: 'Remove a background' });
  await page.getByText(/^\d+ of \d+ tools? for ‘Remove a background’ pass/).waitFor();
  expect((await rowNames(page)).every((name) => all.includes(name))).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('ready-made rules by keyboard at 320 px; unknown and failing tools say what is missing, and Back takes them off', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 320, height: 640 } });
  await page.goto(`${site.url}/rules`);
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('link', { name: /^Confidential/ }));
  await page.keyboard.press('Enter');
  await tally(page).waitFor();
  expect(page.url()).toBe(`${site.url}/rules?for=confidential`);
  expect(await page.getByRole('link', { name: /^Confidential/ }).getAttribute('aria-current')).toBe('true');
  expect(await page.locator('li[data-verdict="unknown"]:has(h3)').count()).toBe(0);
  await tabTo(page, page.locator('summary').filter({ hasText: /^Unknown/ }));
  await page.keyboard.press('Enter');
  const unknown = page.locator('li[data-verdict="unknown"]:has(h3)');
  await unknown.first().waitFor();
  expect(await unknown.count()).toBe(25);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await unknown.first().locator('summary').click();
  const mail = await unknown.first().getByRole('link', { name: 'Questions for the maker' }).getAttribute('href');
  expect(mail).toMatch(/^mailto:\?subject=.+&body=.+/);
  await page.getByRole('button', { name: /^Show more/ }).click();
  expect(await unknown.count()).toBe(50);
  expect(await hasFocus(unknown.nth(25).locator('h3 a'))).toBe(true);
  await page
    .locator('summary')
    .filter({ hasText: /^Fails/ })
    .click();
  await page
    .locator('li[data-verdict="fails"]:has(h3)')
    .first()
    .getByText(/“.+”, \d+ \w+ 20\d\d|Shut down/)
    .waitFor();
  await page.goBack();
  await page.getByText('No rules yet').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('verdicts that do not come are told, and come when they are asked for again', async () => {
  const { page, close } = await openPage(browser);
  await page.route('**/api/verdicts', (route) => route.abort());
  await page.goto(`${site.url}/rules?for=client-work`);
  await page.getByRole('alert').getByText('The verdicts did not come.').waitFor();
  await page.unroute('**/api/verdicts');
  await page.getByRole('button', { name: 'Try again' }).click();
  await tally(page).waitFor();
  await page.goto(`${site.url}/rules?training=sometimes`);
  await page.getByRole('alert').getByText('training=sometimes').waitFor();
  await close();
});

test('without JavaScript the rules are explained, and the page says that choosing needs it', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${site.url}/rules`);
  // Text in a noscript element is passed over by locators of text.
  const told = page.locator('.without-script');
  await told.waitFor();
  expect(await told.textContent()).toContain('Choosing needs JavaScript.');
  await page.getByText('This is no legal advice.').waitFor();
  expect(await page.getByRole('heading', { name: 'What each rule means' }).isVisible()).toBe(true);
  await close();
});

/** The sentence that says how many pass, once the verdicts are there. */
function tally(page: Page) {
  return page.getByRole('status').getByText(/^\d+ of \d+ tools pass/);
}

/** Names of the tools that pass, in their order. */
function rowNames(page: Page): Promise<string[]> {
  return page.locator('li[data-verdict^="passes"] h3 a').allTextContents();
}
