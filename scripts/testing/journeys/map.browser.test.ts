import type { Browser } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage, type WatchedPage } from './open-page.ts';
import { useBrowser } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;

useBrowser((started) => (browser = started));

const wide = { viewport: { width: 1440, height: 900 } };

async function openMap(options?: Parameters<typeof openPage>[1]): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  await watched.page.goto(`${siteUrl}/map`);
  return watched;
}

/** The map on a wide screen with the drawn one opened. */
async function openDrawn(): Promise<WatchedPage> {
  const watched = await openMap(wide);
  await watched.page.getByText('Draw them as one map').click();
  await watched.page.locator('[data-box]').waitFor();
  return watched;
}

test.each([
  [1440, 900],
  [834, 1112],
])('shows all desks in one screen at %i px, each with its phases and the jobs of /tasks', async (width, height) => {
  const { page, close } = await openMap({ viewport: { width, height } });
  const desks = page.locator('section > details');
  expect(await desks.count()).toBe(5);
  const last = await desks.last().locator('summary').boundingBox();
  expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThan(height);
  const onMap = await desks.evaluateAll((all) =>
    all.map((desk) => ({
      jobs: desk.querySelector('summary small')?.textContent?.trim(),
      ofPhases: [...desk.querySelectorAll('summary i')].reduce((sum, { textContent }) => sum + Number(textContent), 0),
    })),
  );
  await page.goto(`${siteUrl}/tasks`);
  const onTasks = await page.locator('main > section').evaluateAll((all) =>
    all.map((desk) => ({
      jobs: desk.querySelector('h2 span')?.textContent?.trim(),
      ofPhases: desk.querySelectorAll('li').length,
    })),
  );
  expect(onMap).toEqual(onTasks);
  expect(onMap.map(({ jobs }) => jobs)).toEqual(onMap.map(({ ofPhases }) => `${ofPhases} jobs`));
  await close();
});

test('lights the stations of one tool and names them', async () => {
  const { page, complaints, close } = await openDrawn();
  await page.getByLabel('Show one tool’s stops').selectOption({ label: 'Photoroom' });
  await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^Photoroom stops at .*Remove a background/);
  expect(await page.locator('a[data-stop]').count()).toBeGreaterThan(0);
  await page.getByLabel('Show one tool’s stops').selectOption('');
  await expect.poll(() => page.locator('a[data-stop]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('names the tools of a station that is pointed at or reached by keyboard', async () => {
  const { page, close } = await openDrawn();
  const [named, station] = [page.locator('[data-station]'), page.locator('[data-box] a')];
  await station.filter({ hasText: 'Remove a background' }).hover();
  await expect.poll(() => named.textContent()).toMatch(/^Remove a background: .*Photoroom/);
  await station.first().focus();
  await expect.poll(() => named.textContent()).toMatch(/^(?!Remove a background).+: .+\.$/);
  await close();
});

test('opens whole, grows and shrinks by buttons and by keys, between two ends', async () => {
  const { page, close } = await openDrawn();
  const drawing = page.locator('[data-box] > svg');
  const width = async () => (await drawing.boundingBox())?.width ?? 0;
  const whole = await width();
  const { y: top = 0 } = (await page.getByText('Draw them as one map').boundingBox()) ?? {};
  expect(((await drawing.boundingBox())?.y ?? Infinity) - top).toBeLessThan(450);
  expect(await page.locator('[data-box]').evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  // Its labels are large enough to read, and its key covers none of them.
  expect(
    await drawing.evaluate((svg: SVGSVGElement) => {
      const label = svg.querySelector('text');
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      return label ? Number.parseFloat(getComputedStyle(label).fontSize) * scale : 0;
    }),
  ).toBeGreaterThanOrEqual(13);
  const key = await page.getByRole('region', { name: 'Key' }).boundingBox();
  const covered = await page.locator('[data-box] a').evaluateAll(
    (stations, box) =>
      stations.filter((station) => {
        const { left, right, top, bottom } = station.getBoundingClientRect();
        return (
          box === null || (right > box.x && left < box.x + box.width && bottom > box.y && top < box.y + box.height)
        );
      }).length,
    key,
  );
  expect(covered).toBe(0);
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByRole('button', { name: 'Larger' }).click();
  expect(await width()).toBeGreaterThan(whole);
  await page.getByRole('region', { name: /^Map/ }).focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('-');
  expect(await width()).toBe(whole);
  expect(await page.getByRole('button', { name: 'Smaller' }).getAttribute('aria-disabled')).toBe('true');
  await close();
});

test('opens one desk by touch, and the whole again', async () => {
  const { page, close } = await openDrawn();
  const width = async () => (await page.locator('[data-box] > svg').boundingBox())?.width ?? 0;
  const whole = await width();
  const desk = page.getByRole('button', { name: 'Social' });
  const said = (await desk.textContent()) ?? '';
  await desk.click();
  expect(await desk.getAttribute('aria-pressed')).toBe('true');
  expect(await width()).toBeGreaterThan(whole);
  const lit = await page.locator('a[data-stop]').evaluateAll((stops) => stops.map(({ dataset }) => dataset['desks']));
  expect(lit.length).toBeGreaterThan(5);
  // The line, its stations and its part of the list tell the same numbers.
  const [, mine, shared] = /(\d+) jobs, shares (\d+) more$/.exec(said.trim()) ?? [];
  expect(Number(mine) + Number(shared)).toBe(lit.length);
  expect(lit.filter((desks) => desks?.split(' ')[0] === 'social')).toHaveLength(Number(mine));
  const own = page.locator('section > details').last();
  expect(await own.locator('summary small').textContent()).toBe(`${mine} jobs`);
  expect(await own.locator('li').count()).toBe(Number(mine));
  // Of two lines the one at home has the dot.
  const onTwo = lit.filter((desks) => desks?.includes(' '));
  expect(await page.locator('a[data-stop] .home').count()).toBe(onTwo.length);
  expect(lit.every((desks) => desks?.split(' ').includes('social'))).toBe(true);
  await desk.click();
  expect(await page.locator('a[data-stop]').count()).toBe(0);
  expect(await width()).toBe(whole);
  await close();
});

test('counts the tools of a station as the page of tasks does, on the map and in its list', async () => {
  const { page, close } = await openMap(wide);
  const [onMap, inList] = await Promise.all([
    page
      .locator('[data-box] a')
      .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), a.querySelector('.count')?.textContent?.trim()])),
    page
      .locator('section > details li')
      .evaluateAll((all) =>
        all.map((li) => [li.querySelector('a')?.getAttribute('href'), li.querySelector('span')?.textContent?.trim()]),
      ),
  ]);
  await page.goto(`${siteUrl}/tasks`);
  const onTasks = await page
    .locator('main section li a')
    .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), a.querySelector('span')?.textContent?.trim()]));
  expect(onTasks.length).toBeGreaterThan(100);
  expect(Object.fromEntries(onMap)).toEqual(Object.fromEntries(onTasks));
  expect(Object.fromEntries(inList)).toEqual(Object.fromEntries(onTasks));
  await close();
});

test('leads from a station to its page by keyboard', async () => {
  const { page, close } = await openDrawn();
  await page.locator('[data-box] a').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tasks/*');
  await close();
});

test('is a list on a phone, no wider than its screen', async () => {
  const { page, close } = await openMap({ viewport: { width: 390, height: 800 }, hasTouch: true });
  expect(await page.locator('.drawn').isVisible()).toBe(false);
  // Five desks that stand closed, each of which opens by a finger.
  const desks = page.locator('section > details');
  expect(await desks.count()).toBe(5);
  expect(await page.locator('section > details a').filter({ visible: true }).count()).toBe(0);
  const job = desks.first().getByRole('link', { name: 'Remove a background' });
  await desks.first().locator('summary').tap();
  expect(await job.isVisible()).toBe(true);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
  await close();
});

test('is all there without scripts: the map, its links, and the list', async () => {
  const { page, close } = await openMap({ javaScriptEnabled: false });
  expect(await page.locator('[data-box] a').count()).toBeGreaterThan(100);
  expect(await page.getByLabel('Show one tool’s stops').isVisible()).toBe(false);
  const desk = page.locator('details').nth(1);
  await desk.locator('summary').click();
  await desk.locator('a').first().waitFor();
  await close();
});
