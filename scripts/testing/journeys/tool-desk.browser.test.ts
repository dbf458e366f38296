import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findFaults, findViolations } from './find-violations.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { storytellerChoices, storytellerTexts } from './storyteller.ts';
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

/** Opens the form of Midjourney by way of the list. */
async function openMidjourney(on: Page = page): Promise<void> {
  await on.goto(`${site.url}/admin/tools`);
  await on.getByRole('searchbox', { name: 'Search' }).fill('midjourney');
  await on.getByRole('heading', { name: 'One tool' }).waitFor();
  await on.getByRole('link', { name: 'Midjourney' }).click();
  await on.getByRole('heading', { name: 'Facts, each with its source' }).waitFor();
}

/** The price by the month of the tool's first plan that has one. */
function firstPrice(on: Page) {
  return on.getByRole('group', { name: /^Price of .* without a yearly commitment$/ }).first();
}

async function openFirstPlan(on: Page): Promise<void> {
  if (!(await firstPrice(on).isVisible())) await on.locator('[data-row="0"] > summary').click();
  await firstPrice(on).waitFor();
}

async function setPrice(on: Page, dollars: string): Promise<void> {
  await openFirstPlan(on);
  await firstPrice(on).getByLabel('Amount').fill(dollars);
  const words = on.getByRole('group', { name: /^Words 1 on “Price of .* without a yearly commitment”$/ }).first();
  await words.getByLabel('The words, as read').fill(`Basic: $${dollars} a month`);
  const older = on.getByRole('button', { name: /words 2 on “Price of .* without a yearly commitment”$/ }).first();
  if (await older.isVisible()) await older.press('Enter'); // another witness of the old amount
}

async function save(on: Page, reason: string): Promise<void> {
  await on.getByLabel('Why', { exact: true }).fill(reason);
  await on.getByRole('button', { name: 'Save', exact: true }).click();
}

test('a price is corrected with its source, shows on its page at once, and is taken back', async () => {
  await openMidjourney();
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1200, height: 900 });
  await openFirstPlan(page);
  const was = await firstPrice(page).getByLabel('Amount').inputValue();
  await firstPrice(page).getByLabel('Amount').fill('7');
  await page.getByText('These words stood behind the value of before').first().waitFor();
  await setPrice(page, '7');
  await page.getByText('1 of its fields:').waitFor();
  await page.getByRole('button', { name: 'Preview its page' }).click();
  await page.getByLabel('Preview').getByText('$7 a month').first().waitFor();
  await save(page, 'The maker changed its price');
  await page.getByText('The maker changed its price', { exact: false }).last().waitFor();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: /^Take back/ }).waitFor();

  const reader = await openPage(browser);
  await reader.page.goto(`${site.url}/tool-fluid/2`);
  expect(reader.calls).toEqual([]);
  await reader.page.mouse.move(40, 40);
  await reader.page.mouse.move(60, 60); // the first move of a pointer is where it lies
  await reader.page.locator('[data-fact="price"][data-corrected]').waitFor();
  expect(await reader.page.locator('[data-fact="price"] [data-value]').textContent()).toContain('$7 a month');
  await reader.page.locator('[data-row="price"]').getByText('$7 a month').first().waitFor(); // the table is drawn again
  expect(reader.complaints).toEqual([]);
  await reader.close();

  await page.goto(`${site.url}/tool-fluid/2`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await history.getByRole('button', { name: /^Take back/ }).click();
  await history.getByText('Took a change back').waitFor();
  await openFirstPlan(page);
  expect(await firstPrice(page).getByLabel('Amount').inputValue()).toBe(was);
});

test('what was typed is there again after leaving, and goes when it is discarded', async () => {
  await openMidjourney();
  await page.getByLabel('Skip it if …').fill('you count every coin');
  await page.goto(`${site.url}/about`);
  await page.goBack();
  await page.getByText(/^Your draft of .* is back in the form\./).waitFor();
  expect(await page.getByLabel('Skip it if …').inputValue()).toBe('you count every coin');
  await page.getByRole('button', { name: 'Discard it' }).click();
  expect(await page.getByLabel('Skip it if …').inputValue()).not.toBe('you count every coin');
  await page.getByText('Nothing yet.').waitFor();
});

test('two editors at once: the second is told what the first changed, keeps their work, and both stand', async () => {
  const second = await openPage(browser, { reducedMotion: 'reduce' });
  await signIn(second.page, site.url, 'admin@yak.test');
  await openMidjourney();
  await openMidjourney(second.page);
  await setPrice(page, '21');
  await save(page, 'It costs more since today');
  await page.getByRole('region', { name: 'History' }).getByText('It costs more since today').first().waitFor();

  await openFirstPlan(second.page);
  await firstPrice(second.page).getByLabel('Amount').fill('22');
  await second.page.getByLabel('Skip it if …').fill('you count every coin');
  await save(second.page, 'Words');
  const clash = second.page.getByRole('alert').filter({ hasText: 'Somebody else saved other values' });
  await clash.getByText(/Plans: theirs “.*\$21/).waitFor();
  await clash.getByRole('button', { name: 'Take theirs' }).first().click();
  await second.page.getByRole('button', { name: 'Save', exact: true }).click();
  await second.page.getByRole('region', { name: 'History' }).getByText('Words').first().waitFor();
  expect(await firstPrice(second.page).getByLabel('Amount').inputValue()).toBe('21');
  expect(await second.page.getByLabel('Skip it if …').inputValue()).toBe('you count every coin');
  expect(second.complaints.filter((line) => !line.includes('409'))).toEqual([]);
  await second.close();
});

test('rights are changed by keyboard, and a copy of the maker’s page is refused; a tool is retired for another one', async () => {
  await openMidjourney();
  await page.getByRole('button', { name: 'Add a source' }).press('Enter');
  const source = page.getByRole('group', { name: /^Source “/ }).last();
  await source.getByLabel('Page that the words are about').fill('https://terms.copies.example/midjourney');
  await source.getByLabel('Read on').fill('2026-11-22');
  await source.getByLabel('Name').fill('newest-terms');
  await page.getByText('Rights on every plan', { exact: true }).press('Enter');
  const indemnity = page.getByLabel('Indemnity on every plan', { exact: true });
  await indemnity.focus();
  await page.keyboard.press('Home');
  await indemnity.selectOption('no');
  const words = page.getByRole('group', { name: 'Words 1 on “Indemnity on every plan”' });
  if (!(await words.isVisible()))
    await page.getByRole('button', { name: 'Add words that say “Indemnity on every plan”' }).press('Enter');
  await words.getByLabel('Source').selectOption('newest-terms');
  await words.getByLabel('The words, as read').fill('You indemnify us');
  await page.getByLabel('Why', { exact: true }).fill('Its terms say so');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByRole('alert').getByText('a page on another site is a copy', { exact: false }).waitFor();
  editor.complaints.splice(0); // the refused call
  await source.getByLabel('Page that the words are about').fill('https://docs.midjourney.com/terms');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByRole('region', { name: 'History' }).getByText('Its terms say so').first().waitFor();

  await page.getByLabel('Stands').selectOption('shut down');
  await page.getByLabel('What happened').fill('Its maker has closed it.');
  const instead = page.getByLabel('Use instead');
  await instead.focus();
  await page.keyboard.type('kre');
  await page.getByText('Not chosen yet: Krea', { exact: false }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(/^№ \d+\.$/).waitFor();
  await page.getByLabel('Why', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByRole('alert').getByText('Say why in a few words', { exact: false }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Why', { exact: true }).fill('It has closed');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByRole('region', { name: 'History' }).getByText('It has closed').first().waitFor();
  await page.reload();
  await expect.poll(() => instead.inputValue()).toBe('Krea');
  for (const reason of ['It has closed', 'Its terms say so']) {
    await page.getByRole('button', { name: new RegExp(`^Take back .*: ${reason}$`) }).press('Enter');
    await page.getByText(`Taken back: ${reason}`, { exact: false }).first().waitFor();
  }
  expect(await page.getByLabel('Stands').inputValue()).toBe('active');
});

test('a tool is added with the vocabulary, from an empty form, by keyboard', async () => {
  await page.goto(`${site.url}/admin/tools`);
  await page.getByRole('link', { name: 'Add a tool' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('Storyteller');
  await page.getByLabel('Why', { exact: true }).fill('Readers ask for it');
  await page.getByRole('button', { name: 'Add the tool' }).press('Enter');
  await page
    .getByRole('alert')
    .getByText(/^Description: at least/)
    .waitFor();
  editor.complaints.splice(0); // the refused call
  const texts = { Address: 'https://storyteller.example/', ...storytellerTexts };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Badge').selectOption('Video');
  const choices = { 'Categories, the first gives the colour, 1': 'video AI', ...storytellerChoices };
  for (const [label, word] of Object.entries(choices)) await page.getByLabel(label).selectOption(word);
  await page.getByRole('button', { name: 'Add the tool' }).press('Enter');
  await page.waitForURL(/\/admin\/tools\?id=2\d{4}$/);
  const id = new URL(page.url()).searchParams.get('id');
  await page.goto(`${site.url}/tool-fluid/${id}`);
  await page.getByRole('heading', { name: 'Storyteller', level: 1 }).waitFor();
  editor.complaints.splice(0); // the static page follows with the build: until then the address is a 404
});
