import type { Browser, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allTools } from '#testing/built-catalogue.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { pagesOf } from './pages-of.ts';
import { hasFocus, tabTo } from './tab-to.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

test('the rights of all tools: reached from the list, sorted by keyboard both ways, found by name, led to the proof', async () => {
  const { page, calls, complaints, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/tools`);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Rights' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rights, side by side' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/tools/rights');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // On a phone a list behind a button offers the orders; on a desk the heads do, both ways.
  const all = await names(page);
  const list = page.getByLabel('Order by');
  const filters = page.getByRole('button', { name: 'Filters' });
  expect(await list.isVisible()).toBe(false);
  await tabTo(page, filters);
  await page.keyboard.press('Enter');
  expect(await filters.getAttribute('aria-expanded')).toBe('true');
  await list.selectOption('Privacy');
  expect((await column(page, 6))[0]).toMatch(/^Private/);
  await page.getByRole('status').getByText('Sorted by Privacy, best or cheapest first').waitFor();
  await list.selectOption('Tool');
  expect(await names(page)).toEqual(all);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await list.isVisible()).toBe(false);
  const privacy = page.getByRole('columnheader', { name: 'Privacy' });
  await tabTo(page, privacy.getByRole('button'));
  await page.keyboard.press('Enter');
  expect(await privacy.getAttribute('aria-sort')).toBe('ascending');
  expect(await hasFocus(privacy.getByRole('button'))).toBe(true);
  const best = await column(page, 6);
  expect(best[0]).toMatch(/^Private/);
  expect(best).toEqual(best.toSorted((a, b) => place(a) - place(b)));
  await page.getByRole('status').getByText('Sorted by Privacy, best or cheapest first').waitFor();
  await page.keyboard.press('Enter');
  expect(await privacy.getAttribute('aria-sort')).toBe('descending');
  expect((await column(page, 6))[0]).toBe('Others see it');
  const price = page.getByRole('columnheader', { name: 'Price for paid work' });
  await tabTo(page, price.getByRole('button'), 'Shift+Tab');
  await page.keyboard.press('Space');
  expect([await price.getAttribute('aria-sort'), await privacy.getAttribute('aria-sort')]).toEqual(['ascending', null]);
  expect((await column(page, 2))[0]).toBe('Free');
  expect((await names(page)).toSorted()).toEqual(all.toSorted());

  // What nobody has read anything of waits below, and stands last whatever the order.
  const more = page.getByText(/^\d+ more: nothing read yet$/);
  await more.focus();
  await page.keyboard.press('Enter');
  const [whole, isBare] = [await names(page), page.locator('tbody tr:visible')];
  expect(whole.length).toBe(all.length + Number.parseInt((await more.textContent()) ?? '', 10));
  expect((await names(page)).slice(0, all.length).toSorted()).toEqual(all.toSorted());
  const answers = await isBare.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td[data-rule]:not([data-rule="price"])')].some(
        (cell) => cell.textContent !== 'Not read',
      ),
    ),
  );
  expect(answers.slice(all.length)).not.toContain(true);
  await page.keyboard.press('Enter');
  expect(await names(page)).toHaveLength(all.length);
  const [bare = ''] = whole.slice(all.length);
  await page.getByRole('searchbox', { name: 'Find by name' }).fill(bare);
  expect(await names(page)).toContain(bare);

  // Each tool is a card: what was read stands on the screen, each answer beside the head that it belongs to, and one line names the rest.
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('midj');
  const cells = page.locator('tbody tr:visible td:visible');
  const heads = await page.getByRole('columnheader').getByRole('button').allTextContents();
  await page.setViewportSize({ width: 390, height: 844 });
  const told = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
  const rest = await page.locator('tbody tr:visible').evaluate((row) => getComputedStyle(row, '::after').content);
  expect(rest).toMatch(/^"Not read: /);
  for (const head of heads.slice(2))
    expect([head, told.includes(`"${head}"`) !== rest.includes(head.toLowerCase())]).toEqual([head, true]);
  // What its plan costs stands in the line of its name, and is said nowhere else.
  const cost = page.locator('tbody tr:visible [data-rule="price"]');
  expect(await cost.textContent()).toMatch(/^\$\d/);
  expect(await topOf(cost)).toBeLessThan((await topOf(cells.nth(1))) - 10);
  expect(await topOf(cost)).toBeLessThan((await topOf(page.locator('tbody tr:visible th a'))) + 20);
  for (const cell of await cells.all()) {
    expect(await leftOf(cell)).toBeGreaterThanOrEqual(0);
    expect(await rightOf(cell)).toBeLessThanOrEqual(390);
  }

  // Only what has the best answer to all that is checked.
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('');
  await page.getByLabel('No training').check();
  const untrained = await names(page);
  expect(untrained.length).toBeGreaterThan(0);
  expect(untrained.length).toBeLessThan(all.length);
  expect(new Set(await column(page, 4))).toEqual(new Set(['No training']));
  await page.getByLabel('Paid work on a free plan').check();
  expect(await filters.evaluate((button) => getComputedStyle(button, '::after').content)).toBe('"2"');
  expect(new Set(await column(page, 2))).toEqual(new Set(['Free']));
  expect((await names(page)).length).toBeLessThan(untrained.length);
  await page
    .getByRole('status')
    .getByText(/^\d+ tools?$/)
    .waitFor();
  await page.getByLabel('No training').uncheck();
  await page.getByLabel('Paid work on a free plan').uncheck();
  expect(await names(page)).toHaveLength(all.length);

  await page.getByRole('searchbox', { name: 'Find by name' }).fill('midj');
  await page.getByRole('status').getByText('1 tool').waitFor();
  expect(await names(page)).toEqual(['Midjourney']);
  await page.getByRole('link', { name: 'Midjourney' }).click();
  await page.waitForURL(/\/tool-fluid\/2#plans$/);
  await page.getByRole('heading', { name: 'Plans: price and rights' }).waitFor();
  expect(calls.filter((call) => !call.endsWith('/api/corrections'))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('in a narrow window every answer stands below the name of its own plan, however many plans there are', async () => {
  const { page, complaints, close } = await openPage(browser);
  const byPlans = Map.groupBy(allTools, ({ plans }) => plans.length);
  const counts = [...byPlans.keys()].filter((plans) => plans > 1).toSorted((a, b) => a - b);
  expect(counts).toEqual(expect.arrayContaining([2, 3, 4, 5, 6, 7]));
  for (const plans of counts) {
    await page.goto(`${site.url}/tool-fluid/${byPlans.get(plans)?.[0]?.id}`);
    for (const width of [320, 390, 834]) {
      await page.setViewportSize({ width, height: 844 });
      expect([plans, width, await misplacedAnswers(page)]).toEqual([plans, width, []]);
    }
  }
  expect(complaints).toEqual([]);
  await close();
});

test('under rules in force the table has their verdicts, and what fails stands last in every order but theirs', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/tools/rights`);
  const verdicts = page.getByRole('columnheader', { name: 'Under your rules' });
  expect(await verdicts.count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Rules/ }).click();
  await page.getByRole('button', { name: /^Confidential/ }).click();
  await page
    .locator('main verdict-sum')
    .getByText(/^Under “Confidential”: \d+ pass/)
    .waitFor();
  const told = () =>
    page
      .locator('tbody verdict-line')
      .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset['verdict'] ?? ''));
  const isFailLast = async () => {
    const fails = (await told()).map((verdict) => verdict === 'fails');
    expect(fails).toContain(true);
    expect(fails.toSorted((a, b) => Number(a) - Number(b))).toEqual(fails);
  };
  await isFailLast();
  // What the rules refuse is red, and what they do not ask for is not.
  const inks = await page.evaluate(() => {
    const inkOf = (cell: Element | null) => cell && getComputedStyle(cell).color;
    const row = document.querySelector(
      'tr:has([data-against~="noTraining"]):has([data-rule="noTraining"][data-is="bad"])',
    );
    const bad = row?.querySelector('[data-rule="noTraining"]') ?? null;
    const other = document.querySelector(
      'tr:not(:has([data-against~="indemnity"])) [data-rule="indemnity"][data-is="bad"]',
    );
    return [inkOf(bad), inkOf(other), inkOf(document.querySelector('tbody th'))];
  });
  expect(inks[0]).not.toBe(inks[2]);
  expect(inks[1]).toBe(inks[2]);
  const list = page.getByLabel('Order by');
  await page.getByRole('button', { name: 'Filters' }).click();
  await list.selectOption('Privacy');
  await isFailLast();
  await list.selectOption('Under your rules');
  expect((await told())[0]).toBe('passes');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // With verdicts the table is wider than a small desk: the first column stays in view while the others pass by.
  await page.setViewportSize({ width: 1000, height: 844 });
  const widths = await page.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => head.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(60);
  await verdicts.getByRole('button').click();
  expect((await told())[0]).toBe('fails');
  const first = page.getByRole('rowheader').first();
  const [before, after] = [await leftOf(first), await scrolled(page, first)];
  expect(after).toBe(before);
  expect(await leftOf(page.locator('tbody tr:visible td').first())).toBeLessThan(before + 100);
  await page.getByRole('button', { name: /^Rules/ }).click();
  await page.getByRole('button', { name: 'Off' }).click();
  await expect.poll(() => verdicts.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('without JavaScript the table is there in the order of the alphabet, and offers nothing that it cannot do', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${site.url}/tools/rights`);
  expect(await page.getByRole('rowheader').count()).toBeGreaterThan(100);
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
  const before = await page.getByRole('rowheader').count();
  await page.getByText(/^\d+ more: nothing read yet$/).click();
  expect(await page.getByRole('rowheader').count()).toBeGreaterThan(before);
  await close();
});

test('a collection of the browser becomes a sheet for the client: link, verdicts with words and days, one page of paper', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${site.url}/tool-fluid/1`);
  await page.getByRole('button', { name: 'Add to collection' }).click();
  await page.getByLabel('New collection').fill('Autumn');
  await page.getByRole('button', { name: /^Make it with/ }).click();
  await page.keyboard.press('Escape');
  await page.goto(`${site.url}/tool-fluid/7`);
  await page.getByRole('button', { name: 'Add to collection' }).click();
  await page.getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await page.goto(`${site.url}/collections`);
  const table = page.getByRole('region', { name: 'Rights of its tools' });
  await expect.poll(() => table.getByRole('rowheader').count()).toBe(2);
  await page
    .getByRole('navigation', { name: 'The same tools under a client’s rules' })
    .getByRole('link', { name: 'Client work' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Autumn' }).waitFor();
  expect(page.url()).toBe(`${site.url}/rules/client?for=client-work&t=1,7&title=Autumn`);
  await page.getByText(/^2 tools: \d+ (pass|is unknown|are unknown|fail)/).waitFor();
  await page.getByText('This is no legal advice.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

// Under the first two all ten pass, and they are those with the most words of the guide.
test.each([
  'paid=1&training=off&t=110,91,57,70,9,136,124,16,14,41',
  'paid=1&nowatermark=1&nocredit=1&t=32,54,77,78,79,81,166,80,168,167',
  'for=confidential&people=5&t=1,2,3,5,7,12,17,20,24,30',
  'for=regulated&t=58,2,46,7,57,70,105,30,60,147',
])('ten tools under %s fit on one sheet of A4, with the rules, every verdict and its words', async (query) => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/rules/client?${query}&title=Autumn`);
  await page.getByText(/^10 tools: \d+ (pass|is unknown|are unknown|fail)/).waitFor();
  expect(await page.getByRole('rowheader').getByRole('link').count()).toBe(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const unknown = page.locator('tr[data-verdict="unknown"]');
  if ((await unknown.count()) > 0) {
    const mail = await unknown
      .first()
      .getByRole('link', { name: 'Questions for the maker' })
      .first()
      .getAttribute('href');
    expect(mail).toMatch(/^mailto:\?subject=.+&body=.+/);
  }
  for (const passing of await page.locator('tr[data-verdict^="passes"]').all()) {
    expect(await passing.locator('td').first().textContent()).toMatch(/free|\$|€|price/i);
    for (const reason of await passing.locator('li').all()) {
      if ((await reason.textContent())?.includes('Does not apply')) continue;
      expect(await reason.locator('blockquote time').textContent()).toMatch(/^\d+ \w+ 20\d\d$/);
    }
  }
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('an address whose rule cannot be read shows no verdict, and leads to rules that can', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${site.url}/rules/client?paid=1&training=sometimes&t=1,7`);
  await page.getByRole('heading', { name: 'A rule could not be read' }).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await page.getByRole('link', { name: 'Confidential' }).click();
  await page.getByText(/^2 tools: \d+ (pass|is unknown|are unknown|fail)/).waitFor();
  await close();
});

const order = [
  'Private',
  'Doesn’t apply',
  'Private if switched',
  'Depends',
  'Disputed',
  'Maker doesn’t say',
  'Not read',
  'Others see it',
];

function place(text: string): number {
  return order.indexOf(text);
}

/** Names in the order of the table, those that are shown. */
function names(page: Page): Promise<string[]> {
  return page.locator('tbody tr:visible th a').allTextContents();
}

function column(page: Page, index: number): Promise<string[]> {
  return page.locator(`tbody tr:visible td:nth-child(${index + 1}) > span`).allTextContents();
}

async function leftOf(cell: Locator): Promise<number> {
  return (await cell.boundingBox())?.x ?? Number.NaN;
}

async function topOf(cell: Locator): Promise<number> {
  return (await cell.boundingBox())?.y ?? Number.NaN;
}

async function rightOf(cell: Locator): Promise<number> {
  const box = await cell.boundingBox();
  return box ? box.x + box.width : Number.NaN;
}

async function scrolled(page: Page, cell: Locator): Promise<number> {
  await page.getByRole('region', { name: 'Rights of the tools' }).evaluate((region) => region.scrollTo({ left: 300 }));
  return leftOf(cell);
}

/** Answers of a tool's plans above which another plan's name is nearer than their own, each with the plan that it is of. */
function misplacedAnswers(page: Page): Promise<string[]> {
  return page.locator('#plans table').evaluate((table) => {
    const [head, ...rows] = [...(table as HTMLTableElement).rows];
    const names = [...(head?.cells ?? [])].slice(1).map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
    const isAbove = (one: DOMRect, other: DOMRect) =>
      Math.abs(one.left - other.left) < 2 && one.height > 0 && one.bottom <= other.top + 1;
    return rows.flatMap((row) =>
      [...row.cells].slice(1).flatMap((answer, column) => {
        const place = answer.getBoundingClientRect();
        const [nearest] = names
          .filter(({ box }) => isAbove(box, place))
          .toSorted((a, b) => b.box.bottom - a.box.bottom);
        const own = names[column]?.cell;
        return place.height === 0 || nearest?.cell === own ? [] : [`${own?.textContent}: ${answer.textContent}`];
      }),
    );
  });
}
