import type { Browser, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { SearchAnswer } from '#api/search.ts';
import { openPage } from './open-page.ts';
import { useBrowser, usePage } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;
let page: Page;

useBrowser((started) => (browser = started));
usePage(
  () => openPage(browser, { viewport: { width: 390, height: 844 } }),
  (watched) => ({ page } = watched),
);

const searches = [
  'remove background',
  'text to video',
  'free transcript',
  'subtitles',
  'pitch deck',
  'canva alternative',
  'commercial use',
  'midjourny',
  'logo',
];
const hero = () => page.getByRole('combobox', { name: 'What are you looking for?' });
const firstOption = () => page.getByRole('option').first().locator('b').innerText();

test('palette, hero, catalogue and the interface answer alike, on a phone', async () => {
  const expected = new Map<string, string>();
  for (const query of searches) {
    const answer = await fetch(`${siteUrl}/api/search?q=${encodeURIComponent(query)}`);
    expected.set(query, ((await answer.json()) as SearchAnswer).tools[0]?.name ?? '');
  }
  await page.goto(`${siteUrl}/`);
  for (const [query, name] of expected) {
    await hero().fill(query);
    await expect.poll(firstOption).toBe(name);
  }
  await page.goto(`${siteUrl}/about`);
  await page.keyboard.press('Control+k');
  for (const [query, name] of expected) {
    await page.getByRole('combobox').fill(query);
    await expect.poll(firstOption).toBe(name);
  }
  for (const [query, name] of expected) {
    await page.goto(`${siteUrl}/tools?q=${encodeURIComponent(query)}`);
    await expect.poll(() => page.locator('main li > a[href^="/tool-fluid/"] b').first().innerText()).toBe(name);
  }
});

test('in the hero the arrows and Enter open a find; Enter alone shows the shortlist, from which a tool is saved', async () => {
  await page.goto(`${siteUrl}/`);
  await hero().pressSequentially('remove background');
  await expect.poll(firstOption).toBe('remove.bg');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^\d+ tools for “remove background”$/ }).waitFor();
  expect(await page.locator('ol h2 a').first().innerText()).toBe('remove.bg');
  expect(new URL(page.url()).search).toBe('?words=remove+background');
  expect(await page.getByRole('link', { name: 'Remove a background', exact: true }).getAttribute('href')).toBe(
    '/tasks/remove-a-background',
  );
  const saves = page.getByRole('button', { name: 'Save Tool', exact: true });
  expect(await saves.nth(1).getAttribute('title')).toBe('Save Tool'); // a heart in a row says so to who points at it
  await saves.first().click();
  await page.waitForURL(/\/interaction\//); // the first save leads to sign-in
  await page.goto(`${siteUrl}/?words=remove+background`);
  await page.getByRole('button', { name: 'Saved' }).first().waitFor();
  await page.goto(`${siteUrl}/`);
  await page.getByRole('button', { name: 'Take the full quiz' }).waitFor();

  await page.goto(`${siteUrl}/?words=midjourny`);
  await page.getByRole('button', { name: 'Midjourney', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /tools? for “Midjourney”$/ }).waitFor();
  await hero().fill('zzzzzz');
  await page.getByRole('button', { name: 'See tools' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nothing here for “zzzzzz”' }).waitFor();
  await page.locator('main nav a[href^="/tasks/"]').first().waitFor();

  await page.goto(`${siteUrl}/`);
  await hero().pressSequentially('remove background');
  await expect.poll(firstOption).toBe('remove.bg');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tool-fluid\/\d+$/);

  await page.goto(`${siteUrl}/`);
  await hero().pressSequentially('remove background');
  await page.getByRole('option', { name: /^Remove a background/ }).click();
  await page.waitForURL(/\/tasks\/remove-a-background$/);
  await page.getByRole('heading', { level: 1, name: 'Remove a background' }).waitFor();
});

test('tools for several jobs stand under them, each with the way to all tools that do it', async () => {
  await page.goto(`${siteUrl}/?words=logo`);
  const jobs = page.locator('main section > h2 a');
  await jobs.first().waitFor();
  expect(await jobs.count()).toBeGreaterThan(1);
  expect(await jobs.first().getAttribute('href')).toBe('/tasks/design-a-logo');
  // Below its heading no tool repeats the job: it says how well it does it.
  const first = page.locator('main section').filter({ has: page.locator('a[href="/tasks/design-a-logo"]') });
  // That of the first of all may stand in the reason for its place.
  const untold = first.locator('li').filter({ hasNot: page.locator('h3 + p') });
  await expect.poll(() => untold.count()).toBeLessThanOrEqual(1);
  const fits = await first.locator('li h3 + p').allInnerTexts();
  expect(fits.length).toBeGreaterThan(1);
  for (const text of fits) expect(text).toMatch(/^(?:Made for|Good at|Can do) it$/);
  const [, all] = /All (\d+)$/.exec(await jobs.first().innerText()) ?? [];
  await jobs.first().click();
  await page.waitForURL(/\/tasks\/design-a-logo$/);
  expect(await page.locator('main li[id^="tool-"]').count()).toBe(Number(all));
});

test('a shortlist shows the tools beyond its first twelve in place, and the keyboard goes on there', async () => {
  await page.goto(`${siteUrl}/?words=storyboard+for+a+car+film`);
  const heading = await page.getByRole('heading', { level: 1, name: /^\d+ tools for/ }).innerText();
  const rows = page.getByRole('button', { name: 'Save Tool', exact: true });
  expect(await rows.count()).toBe(12);
  const others = Number.parseInt(heading, 10) - 12;
  await page.getByRole('button', { name: `Show the other ${others}`, exact: true }).press('Enter');
  expect(await rows.count()).toBe(12 + others);
  expect(await page.locator(':focus').innerText()).toBe(`The other ${others}`);
});

test('what names no job is asked of the server, and nothing else is', async () => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') asked.push(searchParams.get('q') ?? '');
  });
  await page.goto(`${siteUrl}/?words=remove+background`);
  await page.getByRole('heading', { level: 1, name: /^\d+ tools for/ }).waitFor();
  expect(asked).toEqual([]);
  const wish = 'the traffic outside ruins the interview';
  await page.goto(`${siteUrl}/?${new URLSearchParams({ words: wish })}`);
  await page.getByRole('heading', { level: 1, name: `tools for “${wish}”` }).waitFor();
  expect(await page.locator('ol h2 a').first().innerText()).toBe('Adobe Podcast');
  expect(asked).toEqual([wish]);
  await page.goto(`${siteUrl}/tools?${new URLSearchParams({ q: wish })}`);
  await page.getByRole('heading', { level: 2, name: `tools for “${wish}”` }).waitFor();
  expect(await page.locator('main li > a > b').first().innerText()).toBe('Adobe Podcast');
  expect(asked).toEqual([wish, wish]);
});

test('the catalogue forgives a slip and says what was meant', async () => {
  await page.goto(`${siteUrl}/tools?q=midjourny`);
  await page.getByRole('button', { name: 'Midjourney', exact: true }).click();
  await expect.poll(() => page.getByLabel('Search tools by name').inputValue()).toBe('Midjourney');
  await page.getByText(/^1 of \d+ tools/).waitFor();
});

test('nobody reads that nothing was found before the search has looked', async () => {
  const own = await openPage(browser);
  const held = Promise.withResolvers<void>();
  await own.page.route(/guide-search/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await own.page.goto(`${siteUrl}/tools?q=remove+background`);
  await own.page.getByText('Looking through what tools do…').waitFor();
  expect(await own.page.getByRole('heading', { name: 'No tools found' }).count()).toBe(0);
  held.resolve();
  await own.page.getByRole('heading', { name: /^\d+ tools? for “/ }).waitFor();
  await own.close();
});

test('a search whose code cannot be fetched says so, and the page can be loaded again', async () => {
  const own = await openPage(browser);
  await own.page.route(/guide-search/, (route) => route.abort());
  await own.page.goto(`${siteUrl}/tools?q=remove+background`);
  await own.page.getByText('the search by job could not be loaded').waitFor();
  await own.page.unroute(/guide-search/);
  await own.page.getByRole('button', { name: 'Load the page again' }).click();
  await own.page.getByRole('heading', { name: /^\d+ tools? for “/ }).waitFor();
  await own.close();
});

test('nothing found leads to jobs', async () => {
  await page.goto(`${siteUrl}/tools?q=zzzzzz`);
  await page.getByRole('heading', { name: 'No tools found' }).waitFor();
  await page.locator('main a[href^="/tasks/"]').first().click();
  await page.waitForURL(/\/tasks\/[a-z0-9-]+$/);
});

test('every task has a page, and the index of tasks leads to each', async () => {
  await page.goto(`${siteUrl}/tasks`);
  const paths = await page
    .locator('main section a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThanOrEqual(100);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect([path, (await fetch(siteUrl + path)).status]).toEqual([path, 200]);
});

test.each([320, 360, 390, 414])(
  'at %i px nothing covers the button while one types, and nothing is wider than the screen',
  async (width) => {
    const own = await openPage(browser, { viewport: { width, height: 740 } });
    await own.page.goto(`${siteUrl}/`);
    await own.page.getByRole('combobox').pressSequentially('remove backgr');
    await own.page.getByRole('option').first().waitFor();
    const widthOfPage = () => own.page.evaluate(() => document.documentElement.scrollWidth);
    expect(await widthOfPage()).toBe(width);
    const isOnTop = await own.page.getByRole('button', { name: 'See tools' }).evaluate((button) => {
      const { x, y, width: wide, height } = button.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((part) =>
        button.contains(document.elementFromPoint(x + wide * part, y + height / 2)),
      );
    });
    expect(isOnTop).toBe(true);
    await own.page.getByRole('button', { name: 'See tools' }).click();
    await own.page.getByRole('button', { name: '4 questions' }).click();
    await own.page.getByText('Question 1 of 4').waitFor();
    expect(await widthOfPage()).toBe(width);
    for (const answer of ['Creative', 'Free', 'Beginner', 'Just me']) {
      await own.page.locator('fieldset label').filter({ hasText: answer }).first().click();
      const onward = own.page.getByRole('button', { name: /^(Next|Get My Recommendations)$/ });
      expect(await onward.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
      expect(await widthOfPage()).toBe(width);
      await onward.click();
    }
    await own.page.getByRole('heading', { name: 'Your Perfect AI Tool Match' }).waitFor();
    expect(await widthOfPage()).toBe(width);
    await own.close();
  },
);
