import type { Browser, Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { clickForNotice } from './click-for-notice.ts';
import { openPage } from './open-page.ts';
import { useBrowser } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;
let page: Page;
let complaints: string[];

useBrowser((started) => (browser = started));
beforeEach(async () => {
  await page?.context().close();
  ({ page, complaints } = await openPage(browser, { reducedMotion: 'reduce' }));
});

describe.each(['/wnw-mockup', '/behance-mockup'])('the gallery at %s', (path) => {
  const names = () => page.locator('yak-gallery [data-slot="name"]').allTextContents();
  const figures = async (slot: string) =>
    (await page.locator(`yak-gallery [data-slot="${slot}"]`).allTextContents()).map((text) =>
      Number(text.replace(/\D/g, '')),
    );

  test('loads twelve more at a time until all are there', async () => {
    await page.goto(siteUrl + path);
    const first = await names();
    expect(first).toHaveLength(12);
    const more = page.getByRole('button', { name: 'Load More' });
    await more.click();
    await expect.poll(async () => (await names()).length).toBe(24);
    expect((await names()).slice(0, 12)).toEqual(first);
    const total = Number(await page.locator('yak-gallery').getAttribute('data-total'));
    for (let shown = 24; shown < total; shown += 12) await more.click();
    await page.getByText(`${total} of ${total} tools`).waitFor();
    expect(await more.isVisible()).toBe(false);
    expect(new Set(await names()).size).toBe(total);
    expect(complaints).toEqual([]);
  });

  test('sorts, says so in the address and comes back to the same order', async () => {
    await page.goto(siteUrl + path);
    const recommended = await names();
    await page.getByLabel('Sort by').selectOption('Most Recent');
    await expect.poll(names).not.toEqual(recommended);
    const recent = await names();
    const ids = await page
      .locator('yak-gallery .tiles a')
      .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    await page.reload();
    await expect.poll(names).toEqual(recent);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('recent');
    await page.getByLabel('Sort by').selectOption('Recommended');
    await expect.poll(names).toEqual(recommended);
    expect(complaints).toEqual([]);
  });

  test('says in words when the rest does not arrive, and tries again', async () => {
    await page.goto(siteUrl + path);
    await page.route('**/gallery.json', (route) => route.abort());
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.getByText('The rest did not arrive. Please try again.').waitFor();
    await page.unroute('**/gallery.json');
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect.poll(async () => (await names()).length).toBeGreaterThan(12);
  });

  if (path === '/behance-mockup') {
    test.each([
      ['Most Viewed', 'views'],
      ['Most Appreciated', 'appreciations'],
    ])('%s puts the highest sample figures first', async (order, slot) => {
      await page.goto(siteUrl + path);
      const before = await figures(slot);
      await page.getByLabel('Sort by').selectOption(order);
      await expect.poll(() => figures(slot)).not.toEqual(before);
      const sorted = await figures(slot);
      expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
    });
  }
});

test('the plates of a tool show the same sample figures at every visit', async () => {
  const seen = [];
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(`${siteUrl}/tool-behance/2`);
    seen.push(await page.locator('[data-slot]').allTextContents());
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.length).toBeGreaterThan(2);
});

test.each(['/new-home', '/altaloma-mockup', '/wnw-mockup', '/behance-mockup'])(
  'the search box of %s finds a tool by its name',
  async (path) => {
    await page.goto(siteUrl + path);
    await page.getByRole('searchbox').fill('blender');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tools?q=blender');
    await page.locator('a[href="/tool-fluid/54"]').waitFor();
    expect(complaints).toEqual([]);
  },
);

test('the three layouts take turns, by keyboard too', async () => {
  await page.goto(`${siteUrl}/layouts`);
  const shown = async () =>
    await page
      .locator('.layout')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.classList[1]));
  expect(await shown()).toEqual(['grid']);
  await page.getByLabel('Grid Cards').focus();
  await page.keyboard.press('ArrowRight');
  expect(await shown()).toEqual(['search']);
  await page.getByRole('searchbox').fill('kling');
  await page.getByLabel('Minimal').check();
  expect(await shown()).toEqual(['minimal']);
  expect(await page.getByRole('link', { name: 'image creation' }).getAttribute('href')).toBe('/tools/image');
  expect(await page.getByRole('link', { name: 'a few questions' }).getAttribute('href')).toBe('/quiz');
  expect(complaints).toEqual([]);
});

test('the font of the headlines can be worn everywhere for a visit, and taken off', async () => {
  const textFont = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
  await page.goto(`${siteUrl}/font-demo`);
  const house = await textFont();
  await page.getByRole('button', { name: 'Apply Gabarito everywhere' }).click();
  await page.getByText('Now: Gabarito everywhere').waitFor();
  const geometric = await textFont();
  expect(geometric).toContain('Gabarito');
  expect(geometric).not.toBe(house);
  await page.goto(`${siteUrl}/about`);
  expect(await textFont()).toBe(geometric);
  await page.goto(`${siteUrl}/font-test`);
  await page.getByRole('button', { name: 'Reset to default' }).click();
  expect(await textFont()).toBe(house);
  await page.goto(`${siteUrl}/about`);
  expect(await textFont()).toBe(house);
  expect(complaints).toEqual([]);
});

test('an older edition saves and compares like the current one', async () => {
  await page.goto(`${siteUrl}/tool/2`);
  await clickForNotice(page.getByRole('button', { name: 'Save Tool' }), 'Please log in to save tools.');
});

test('the home under its older address is the home', async () => {
  await page.goto(`${siteUrl}/altaloma-fluid-mockup`);
  await page.getByRole('button', { name: 'Take the full quiz' }).click();
  await page.getByText('Question 1 of 5').waitFor();
  expect(complaints).toEqual([]);
});
