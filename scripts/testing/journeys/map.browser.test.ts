import type { Browser } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage, type WatchedPage } from './open-page.ts';
import { useBrowser } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;

useBrowser((started) => (browser = started));

async function openMap(options?: Parameters<typeof openPage>[1]): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  await watched.page.goto(`${siteUrl}/map`);
  return watched;
}

test('lights the stations of one tool and names them', async () => {
  const { page, complaints, close } = await openMap();
  await page.getByLabel('Show one tool’s stops').selectOption({ label: 'Photoroom' });
  await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^Photoroom stops at .*Remove a background/);
  expect(await page.locator('a[data-stop]').count()).toBeGreaterThan(0);
  await page.getByLabel('Show one tool’s stops').selectOption('');
  await expect.poll(() => page.locator('a[data-stop]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('names the tools of a station that is pointed at or reached by keyboard', async () => {
  const { page, close } = await openMap({ viewport: { width: 1440, height: 900 } });
  const [named, station] = [page.locator('[data-station]'), page.locator('[data-box] a')];
  await station.filter({ hasText: 'Remove a background' }).hover();
  await expect.poll(() => named.textContent()).toMatch(/^Remove a background: .*Photoroom/);
  await station.first().focus();
  await expect.poll(() => named.textContent()).toMatch(/^(?!Remove a background).+: .+\.$/);
  await close();
});

test('opens whole, grows and shrinks by buttons and by keys, between two ends', async () => {
  const { page, close } = await openMap({ viewport: { width: 1440, height: 900 } });
  const drawing = page.locator('[data-box] > svg');
  const width = async () => (await drawing.boundingBox())?.width ?? 0;
  const whole = await width();
  expect((await drawing.boundingBox())?.y).toBeLessThan(450);
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
  const { page, close } = await openMap({ viewport: { width: 1440, height: 900 } });
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
  expect(said).toContain(`${lit.length} jobs`);
  const own = (await page.locator('details').last().locator('summary small').textContent()) ?? '';
  const [, all, mine] = /^(\d+) jobs, home of (\d+)$/.exec(own) ?? [];
  expect(Number(all)).toBe(lit.length);
  expect(lit.filter((desks) => desks?.split(' ')[0] === 'social')).toHaveLength(Number(mine));
  expect(await page.locator('details').last().locator('li').count()).toBe(Number(mine));
  // Of two lines the one at home has the dot.
  const onTwo = lit.filter((desks) => desks?.includes(' '));
  expect(await page.locator('a[data-stop] .home').count()).toBe(onTwo.length);
  expect(said).toContain(own);
  expect(lit.every((desks) => desks?.split(' ').includes('social'))).toBe(true);
  await desk.click();
  expect(await page.locator('a[data-stop]').count()).toBe(0);
  expect(await width()).toBe(whole);
  await close();
});

test('counts the tools of a station as the page of tasks does, on the map and in its list', async () => {
  const { page, close } = await openMap({ viewport: { width: 1440, height: 900 } });
  const [onMap, inList] = await Promise.all([
    page
      .locator('[data-box] a')
      .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), a.querySelector('.count')?.textContent?.trim()])),
    page
      .locator('details li')
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
  const { page, close } = await openMap({ viewport: { width: 1280, height: 900 } });
  await page.locator('[data-box] a').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tasks/*');
  await close();
});

test('is a list on a phone, no wider than its screen', async () => {
  const { page, close } = await openMap({ viewport: { width: 390, height: 800 }, hasTouch: true });
  expect(await page.locator('[data-box]').isVisible()).toBe(false);
  // Five desks that stand closed, each of which opens by a finger.
  const desks = page.locator('details');
  expect(await desks.count()).toBe(5);
  expect(await page.locator('details a').filter({ visible: true }).count()).toBe(0);
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
