import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import { allTools } from '#testing/built-catalogue.ts';
import { openPage } from './open-page.ts';
import { pagesOf } from './pages-of.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

test('a Core reader adds tools, is refused the double, reads the table, copies it, removes one and clears the list', async () => {
  const { page, calls, complaints, close } = await openPage(browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await signIn(page, site.url, 'core@yak.test', '/compare');
  await page.getByRole('heading', { name: 'No tools to compare' }).waitFor();
  expect(await page.getByRole('link', { name: 'Browse Tools' }).getAttribute('href')).toBe('/tools');

  const first = await addAt(page, 12);
  const second = await addAt(page, 7);
  await page.getByRole('button', { name: 'In comparison' }).click();
  await page.getByText(`${second} is already in your comparison list.`).first().waitFor();

  calls.length = 0;
  await page.goto(`${site.url}/compare`);
  await page.getByText('2 tools on the list').waitFor();
  expect(page.url()).toBe(`${site.url}/compare?t=12,7`);
  expect(calls.filter((call) => call === 'GET /api/tools')).toHaveLength(1);
  expect(await cardNames(page)).toEqual([first, second]);
  expect(
    await page.getByRole('region', { name: 'Feature Comparison' }).getByRole('columnheader').allTextContents(),
  ).toEqual([first, second]);
  expect(
    await page
      .getByRole('link', { name: /^Visit/ })
      .first()
      .getAttribute('target'),
  ).toBe('_blank');

  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await page.getByText('The table is on your clipboard.').first().waitFor();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toContain(`[${first}](`);
  expect(markdown.trimEnd().split('\n')).toHaveLength(15);

  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(0);

  await page.getByRole('button', { name: `Remove ${first}` }).click();
  await page.getByText('1 tool on the list').waitFor();
  expect(await page.getByRole('table').getByRole('columnheader').allTextContents()).toEqual([second]);
  expect(page.url()).toBe(`${site.url}/compare?t=7`);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('heading', { name: 'No tools to compare' }).waitFor();
  expect(page.url()).toBe(`${site.url}/compare`);
  expect(complaints).toEqual([]);
  await close();
});

test('a link shows its tools and leaves the own list alone until the reader keeps them', async () => {
  const { page, complaints, close } = await openPage(browser);
  await signIn(page, site.url, 'core@yak.test', '/dashboard');
  await addAt(page, 1);
  await page.goto(`${site.url}/compare?t=12,7,999999`);
  await page.getByText('2 tools on the list').waitFor();
  await page.getByText('Not in the catalogue, so not shown: number 999999.').waitFor();
  expect(await storedList(page)).toEqual([1]);

  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByText('1 tool on the list').waitFor();
  expect(await storedList(page)).toEqual([1]);
  await page.getByRole('button', { name: 'Show mine' }).click();
  await expect.poll(() => page.url()).toBe(`${site.url}/compare?t=1`);

  await page.goto(`${site.url}/compare?t=12,7`);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('This list came with a link.').waitFor({ state: 'detached' });
  expect(await storedList(page)).toEqual([12, 7]);

  // An address written for the own list never hides what was added since.
  await addAt(page, 3);
  await page.goBack();
  await page.getByText('3 tools on the list').waitFor();
  expect(page.url()).toBe(`${site.url}/compare?t=12,7,3`);
  expect(complaints).toEqual([]);
  await close();
});

test('the dashboard sets three of four tools side by side and adds up the saves', async () => {
  const { page, complaints, close } = await openPage(browser);
  await signIn(page, site.url, 'core@yak.test', '/dashboard');
  await page.getByText('Nothing on the list yet.').waitFor();
  for (const id of [1, 2, 3, 4]) await addAt(page, id);
  for (const id of [1, 2]) await saveAt(page, id);
  await page.goto(`${site.url}/dashboard`);
  await page.getByText('Side-by-Side: the first 3 of 4').waitFor();
  expect(await page.getByRole('table').getByRole('columnheader').count()).toBe(3);
  await page
    .getByText(/^\$[\d.]+ a month$/)
    .first()
    .waitFor();
  await page.getByText('Monthly total').waitFor();
  await page.getByText('Two make images from text').waitFor();

  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('table').waitFor({ state: 'detached' });
  expect(await storedList(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('a Fringe reader meets the dialog over an empty page, on the dashboard and at a link; their stored list stays', async () => {
  const { page, calls, complaints, close } = await openPage(browser);
  await signIn(page, site.url, 'fringe@yak.test', '/dashboard');
  await page.evaluate(() => localStorage.setItem('compareTools', '[{"id":12},7]'));
  await page.goto(`${site.url}/dashboard`);
  await page.getByText('2 tools are on your list').waitFor();
  await page.getByRole('button', { name: 'View Comparison' }).click();
  await page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' }).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);

  await page.goto(`${site.url}/compare?t=1,2`);
  await page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' }).waitFor();
  expect(await cardNames(page)).toEqual([]);
  expect(calls).not.toContain('GET /api/tools');
  expect(complaints).toEqual([]);
  await close();
});

test('a signed-out visitor goes to sign-in and comes back to the list of the link', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${site.url}/compare?t=12,7`);
  await page.waitForURL(`${site.url}/login?**`);
  await page.locator('[data-sign-in][href*="compare%3Ft"]').filter({ visible: true }).click();
  await page.getByRole('button', { name: /Cora Core/ }).click();
  await page.getByText('2 tools on the list').waitFor();
  expect(page.url()).toBe(`${site.url}/compare?t=12,7`);
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone three tools answer each below its name, what they say in sentences stands one below the other, and nothing goes sideways', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await signIn(page, site.url, 'core@yak.test', '/compare?t=1,2,29');
  const box = page.getByRole('region', { name: 'Feature Comparison' });
  await box.getByRole('row', { name: /^Price/ }).waitFor();
  const frame = (await box.boundingBox())!;
  // Whoever opens it sees what decides without a scroll.
  for (const name of [/^Price/, /^Paid work/, /^Uploads/]) {
    const row = box.getByRole('row', { name });
    const place = (await row.boundingBox())!;
    expect(place.y + place.height, String(name)).toBeLessThanOrEqual(800);
    const answers = await row.getByRole('cell').all();
    const lefts = answers.map(async (answer) => Math.round((await answer.boundingBox())!.x));
    const names = (await box.getByRole('columnheader').all()).map(async (head) =>
      Math.round((await head.boundingBox())!.x),
    );
    expect(await Promise.all(lefts)).toEqual(await Promise.all(names));
  }
  const words = new Set<number>();
  const lastAnswers = (await box.getByRole('row', { name: /^Indemnity/ }).boundingBox())!;
  for (const name of [/^Skip it if/, /^Key pros/, /^Ethically trained/]) {
    const row = box.getByRole('row', { name });
    const cells = await row.getByRole('cell').all();
    expect(cells).toHaveLength(3);
    let above = (await row.getByRole('rowheader').boundingBox())!;
    expect(above.y).toBeGreaterThan(lastAnswers.y);
    for (const cell of cells) {
      const place = (await cell.boundingBox())!;
      expect(place.y).toBeGreaterThanOrEqual(above.y + above.height - 6);
      expect([place.x, place.width].map(Math.round)).toEqual([frame.x, frame.width].map(Math.round));
      above = place;
      words.add(Math.round((await cell.locator('> :not(span:first-child)').first().boundingBox())!.x));
    }
  }
  // Sentences begin where the first does, in the wider part of the line.
  expect(words.size).toBe(1);
  expect([...words][0]).toBeLessThan(frame.x + frame.width / 3);
  const uses = box.getByRole('row', { name: /^Paid work/ });
  const hangsOn = box.getByText('a beta feature').filter({ visible: true });
  expect(await hangsOn.count()).toBe(0);
  const pros = box.getByRole('row', { name: /^Key pros/ }).getByRole('listitem');
  expect(await pros.filter({ visible: true }).count()).toBe(3);
  await box
    .getByText(/^2 more of /)
    .first()
    .click();
  await expect.poll(() => pros.filter({ visible: true }).count()).toBe(5);
  const sayers = uses.getByText(/^Confirmed |, copied by |^Press: /).filter({ visible: true });
  expect(await sayers.count()).toBe(0);
  await uses.getByRole('button', { name: 'Paid work', expanded: false }).click();
  await sayers.first().waitFor();
  await uses.getByText('a beta feature').filter({ visible: true }).first().waitFor();
  const [first, next] = await Promise.all([0, 1].map((place) => uses.getByRole('cell').nth(place).boundingBox()));
  expect(next!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
  expect(complaints).toEqual([]);
  await close();
});

test('what nobody has read of any tool is told in one line below the table, and has a row once rules ask about it', async () => {
  const { page, complaints, close } = await openPage(browser);
  const unread = allTools
    .filter((tool) => tool.status.state !== 'shut down')
    .filter((tool) => shownPlans(tool).every(({ rights }) => rights.watermark.answer === 'not read'))
    .slice(0, 2);
  await signIn(page, site.url, 'core@yak.test', `/compare?t=${unread.map(({ id }) => id).join()}`);
  await page.getByText(/^Not read yet for either: .*watermark/).waitFor();
  const row = page.getByRole('row', { name: /^Watermark/ });
  expect(await row.count()).toBe(0);
  await page.getByRole('button', { name: /^Rules/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Client work/ })
    .click();
  await row.getByText('Both: Not read yet').waitFor();
  expect(await page.getByText(/^Not read yet for either: .*watermark/).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('who is signed out hears at the first tool what the table needs, and is led to a free page about two tools', async () => {
  const { page, complaints, close } = await openPage(browser);
  const pairs = (await (await fetch(`${site.url}/versus-pages.json`)).json()) as { ids: number[]; title: string }[];
  const [
    {
      ids: [first = 0, second = 0],
      title,
    } = { ids: [], title: '' },
  ] = pairs;
  await addAt(page, first);
  await page.getByText('The table needs Yak Core. Pages about two similar tools are free.').first().waitFor();
  await addAt(page, second);
  await page.getByText('These two have a free page:').first().waitFor();
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL(`${site.url}/versus/**`);
  const table = page.getByRole('main').getByRole('table');
  const names = await table.getByRole('columnheader').locator('a').allTextContents();
  expect(`${names[0]} or ${names[1]}?`).toBe((await page.getByRole('heading', { level: 1 }).textContent())?.trim());
  await table.getByRole('rowheader', { name: 'Where else they differ' }).waitFor();
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await close();
});

/** Adds the tool on its page and gives back its name. */
async function addAt(page: Page, id: number): Promise<string> {
  await page.goto(`${site.url}/tool-fluid/${id}`);
  await page.getByRole('button', { name: 'Add to Compare' }).click();
  await page.getByText('added to comparison!').first().waitFor();
  return (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
}

async function saveAt(page: Page, id: number) {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/auth/user'));
  await page.goto(`${site.url}/tool-fluid/${id}`);
  await counted;
  await page.getByRole('button', { name: 'Save Tool' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
}

/** Names of the tools on show, in their order. */
function cardNames(page: Page): Promise<string[]> {
  return page.locator('main th a[href^="/tool-fluid/"]').allTextContents();
}

/** What the browser keeps under the comparison's key. */
function storedList(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('compareTools') ?? 'null') as unknown);
}
