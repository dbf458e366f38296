import type { Browser, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { hasFocus } from './tab-to.ts';
import { useOwnSite } from './use-own-site.ts';

/** ‘My client forbids training’, as three people bring it: each comes to tools with prices and proof. */
let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

const price = /free|\$|€|£|price on request/i;
const day = /^\d+ \w+ 20\d\d$/;

test('a freelancer with a phone, signed out: what passes, on which plan, at what price, in whose words', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  const { click, clicks } = counting();
  await page.goto(`${site.url}/`);
  await click(page.getByRole('button', { name: 'Menu' }));
  await click(page.getByRole('button', { name: /^Rules/ }));
  await click(page.getByRole('link', { name: 'Set them rule by rule' }));
  await page.waitForURL(`${site.url}/rules`);
  await click(page.getByRole('button', { name: 'Change rule by rule' }));
  await click(page.getByLabel('Paid work', { exact: false }).first());
  await click(page.getByLabel('Never', { exact: true }));
  const first = page.locator('li[data-verdict="passes"]:has(h3)').first();
  await click(page.getByRole('button', { name: /^See the \d+ that pass$/ }));
  expect(await hasFocus(page.getByRole('region', { name: 'Verdicts' }))).toBe(true);
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(844);
  expect(await first.locator('h3').textContent()).not.toBe('');
  await isProvenFirst(page);

  // The same holds where the job is looked for.
  await page.goto(`${site.url}/tasks/transcribe-a-recording`);
  const passing = page.locator('verdict-line[data-verdict="passes"]').first();
  await passing.waitFor();
  expect(await passing.textContent()).toMatch(/^✓ Passes on .+/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(clicks()).toBe(7);
  expect(complaints).toEqual([]);
  await close();
});

test('the same words, typed at home, lead to the tools that pass, by keyboard', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/`);
  await page.locator('#wish').click();
  await page.keyboard.type('my client forbids training');
  await page.getByRole('option', { name: /^What these rules allow/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/rules?paid=1&training=never#tally`);
  await isProvenFirst(page);
  // What was asked for holds on: the tool says how it stands, and one more tap ends it.
  await page.locator('li[data-verdict="passes"] h3 a').first().click();
  await page.locator('verdict-whole verdict-line[data-verdict="passes"]').waitFor();
  await page.getByRole('button', { name: /^Rules/ }).click();
  await page.getByRole('button', { name: 'Off', exact: true }).click();

  await page.goto(`${site.url}/?words=my+client+forbids+training`);
  await page.getByRole('link', { name: 'See which tools pass' }).click();
  await page.waitForURL(`${site.url}/rules?paid=1&training=never#tally`);
  await page.getByText('In force in the whole guide: My rules').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ['Fringe', 'producer@yak.test', null],
  ['Core', 'core@yak.test', { name: 'Acme spring', note: 'No faces' }],
])('a producer of an agency on %s: a sheet to send to the client', async (_, person, own) => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { click, clicks } = counting();
  await signIn(page, site.url, person);
  await page.goto(`${site.url}/dashboard`);
  await click(page.getByRole('button', { name: /^Rules/ }));
  await click(page.getByRole('link', { name: 'Set them rule by rule' }));
  await page.waitForURL(`${site.url}/rules`);
  await click(page.getByLabel('Paid work', { exact: false }).first());
  await click(page.getByLabel('Never', { exact: true }));
  if (own) {
    await click(page.getByRole('button', { name: /^Keep these rules/ }));
    await page.getByLabel('Name', { exact: true }).fill(own.name);
    await page.getByLabel('Note', { exact: true }).fill(own.note);
    await click(page.getByRole('button', { name: 'Keep', exact: true }));
    await page.getByRole('button', { name: new RegExp(`^${own.name}`) }).waitFor();
  }
  await click(page.getByRole('link', { name: /on one sheet for the client$/ }));
  await page.getByText('This is no legal advice.').waitFor();
  const rows = page.locator('tr[data-verdict]');
  expect(await rows.count()).toBeGreaterThan(2);
  for (const row of await rows.all()) {
    expect(await row.getAttribute('data-verdict')).toMatch(/^passes/);
    expect(await row.locator('td').first().textContent()).toMatch(price);
  }
  await isProven(rows.first());
  if (own) {
    await page.getByText(`${own.name} ·`).waitFor();
    await page.getByText(own.note).waitFor();
  }
  expect(clicks()).toBe(own ? 7 : 5);
  expect(complaints).toEqual([]);
  await close();
});

test('a lawyer on Core, at a tablet: of one tool which plan passes, which rule the others break, and the words', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 834, height: 1112 } });
  const { click, clicks } = counting();
  await signIn(page, site.url, 'core@yak.test');
  await page.goto(`${site.url}/rules`);
  await click(page.getByRole('button', { name: 'Change rule by rule' }));
  await click(page.getByLabel('Paid work', { exact: false }).first());
  await click(page.getByLabel('Never', { exact: true }));
  await page.locator('li[data-verdict="passes"]:has(h3)').first().waitFor();
  await click(page.getByRole('link', { name: 'Canva', exact: true }).first());
  const whole = page.locator('verdict-whole');
  await click(whole.getByText(/^Plan by plan, rule by rule: \d of \d plans pass/));
  const plans = whole.locator('ul').first().locator('li');
  const verdicts = await plans.evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['verdict']));
  expect(verdicts).toContain('passes');
  expect(verdicts).toContain('fails');
  expect(await plans.filter({ hasText: 'fails' }).first().textContent()).toContain('Training on uploads');
  expect(await whole.locator('verdict-line').textContent()).toMatch(price);
  expect(await whole.locator('blockquote').first().textContent()).toMatch(
    /“.+” .+, (read on|dated|as copied on) \d+ \w+ 20\d\d/,
  );
  expect(clicks()).toBe(5);
  expect(complaints).toEqual([]);
  await close();
});

/** The first tool that passes, with its price and whose words say so. */
async function isProvenFirst(page: Page): Promise<void> {
  const first = page.locator('li[data-verdict="passes"]:has(h3)').first();
  await first.getByText('What it rests on').click();
  expect(await first.locator('h3 + p').textContent()).toMatch(price);
  await isProven(first);
}

function counting() {
  let count = 0;
  return {
    click: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    clicks: () => count,
  };
}

/** Words, the page that they stand on, and the day on which they were read. */
async function isProven(within: Locator | Page): Promise<void> {
  const words = within.locator('blockquote').first();
  expect(await words.textContent()).toMatch(/“.{5}/);
  expect(await words.locator('a').first().getAttribute('href')).toMatch(/^https?:/);
  expect(await words.locator('time').first().textContent()).toMatch(day);
}
