import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { tabTo } from './tab-to.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

/** How much later than on a quick line files come, in ms. */
const FILES_LATE_MS = 300;

const phone = { viewport: { width: 390, height: 844 } };

test('‘my client forbids training’ on a phone: one choice, every row with its verdict, what fails last with its reason; off brings the list back', async () => {
  const { page, calls, complaints, close } = await openPage(browser, phone);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${site.url}/tools`);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await page.waitForLoadState('networkidle');
  const printed = await rowNames(page);
  expect(printed.length).toBeGreaterThan(50);
  expect(await page.locator('verdict-line').first().isVisible()).toBe(false);
  expect([calls, scripts.filter((url) => /\/verdicts\./.test(url))]).toEqual([[], []]);

  await choose(page, /^Confidential/);
  await tally(page, 'Confidential').waitFor();
  expect(calls).toEqual(['POST /api/verdicts']);
  const verdicts = await verdictsOf(page);
  expect(verdicts.toSorted((a, b) => place(a) - place(b))).toEqual(verdicts);
  expect((await rowNames(page)).toSorted()).toEqual(printed.toSorted());
  expect(verdicts.at(-1)).toBe('fails');
  const last = await page.locator('main li verdict-line').last().textContent();
  expect(last).toMatch(/^✕ Fails( on every plan)?: .{10}/);
  const said = await tally(page, 'Confidential').textContent();
  for (const [verdict, words] of [
    ['fails', 'fails?'],
    ['unknown', 'unknown'],
  ] as const)
    expect(said).toMatch(new RegExp(`\\b${verdicts.filter((one) => one === verdict).length} ${words}\\b`));
  expect(await tally(page, 'Confidential').locator('a').getAttribute('href')).toBe('/rules?for=confidential');

  await page.locator('#tool-search').fill('adobe');
  await page.getByText(/^\d+ of \d+ tools/).waitFor();
  await expect.poll(async () => (await verdictsOf(page)).every((verdict) => verdict !== undefined)).toBe(true);
  const found = await verdictsOf(page);
  expect(found.toSorted((a, b) => place(a) - place(b))).toEqual(found);
  await page.locator('#tool-search').fill('');
  await expect.poll(async () => (await rowNames(page)).length).toBe(printed.length);
  await expect.poll(() => verdictsOf(page)).toEqual(verdicts);

  await page.getByRole('button', { name: /^Rules/ }).click();
  await page.getByRole('button', { name: 'Off' }).click();
  await expect.poll(() => rowNames(page)).toEqual(printed);
  expect(await page.locator('verdict-line').first().isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(complaints).toEqual([]);
  await close();
});

test('rules go along: a task’s groups, a tool’s own page and the finds of the search speak under them, and nothing moves', async () => {
  const { page, complaints, close } = await openPage(browser, phone);
  await standsStill(page);
  await page.goto(`${site.url}/tools`);
  await choose(page, /^Client work/);
  await tally(page, 'Client work').waitFor();
  await standsStill(page);

  await page.goto(`${site.url}/tools`);
  await tally(page, 'Client work').waitFor();
  expect(await shiftOf(page)).toBe(0);
  // No row that comes up later is larger than what was painted at first.
  expect(await largestPaint(page)).toBe('lede');

  await page.goto(`${site.url}/tasks/make-video-from-text`);
  await tally(page, 'Client work').waitFor();
  expect(await shiftOf(page)).toBe(0);
  for (const group of await page.locator('section[data-fit] ol').all()) {
    const own = await verdictsOf(group);
    expect(own.toSorted((a, b) => place(a) - place(b))).toEqual(own);
  }

  // Each line of a desk says it of the tool that is best for the job.
  await page.goto(`${site.url}/desks/creative`);
  await tally(page, 'Client work').waitFor();
  expect(await shiftOf(page)).toBe(0);
  const judged = page.locator('tbody tr verdict-line[data-verdict]');
  expect(await judged.count()).toBe(await page.locator('tbody th').count());
  for (const words of await judged.allTextContents()) expect(words).toMatch(/^[✓⇄?✕] \w/);
  await page.goto(`${site.url}/recipes/clips-from-a-talk`);
  await tally(page, 'Client work').waitFor();
  expect(await shiftOf(page)).toBe(0);
  expect(await verdictsOf(page)).not.toContain(undefined);

  await page.goto(`${site.url}/tool-fluid/1`);
  const whole = page.locator('verdict-whole');
  await whole.locator('verdict-line[data-verdict]').waitFor();
  expect(await shiftOf(page)).toBe(0);
  await whole.getByText(/^Plan by plan, rule by rule: (none|\d+) of \d+ plans pass/).click();
  await whole.getByText(/^Rule by rule, on /).waitFor();
  expect(await whole.locator('ul').last().locator('li').count()).toBe(2);
  for (const plan of await whole.locator('ul').first().locator('li').all())
    expect(await plan.textContent()).toMatch(/^[✓⇄?✕] .+ (passes$|(passes when switched|unknown|fails): .)/);
  // Nobody has read whether it leaves a watermark: the question lies ready.
  const mail = await whole.getByRole('link', { name: 'Questions for the maker, as a mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:\?subject=Adobe Firefly: a question before we use it/);
  // Whose words the other answer rests on, and how and when they were read.
  expect(await whole.locator('blockquote').first().textContent()).toMatch(
    /“.+” .+, (read on|dated|as copied on) \d+ \w+ 20\d\d/,
  );

  await page.getByRole('button', { name: 'Search the guide' }).click();
  await page.keyboard.type('remove background');
  const finds = page.locator('[role="option"] verdict-line[data-verdict]');
  await finds.first().waitFor();
  expect(await finds.first().textContent()).toMatch(/^[✓⇄?✕] (Passes|Unknown|Fails)/);
  expect(complaints).toEqual([]);
  await close();
});

test('where no code comes the printed list of an address with words shows after all', async () => {
  const { page, close } = await openPage(browser, phone);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${site.url}/tools?q=adobe`);
  const first = page.locator('main li verdict-line').first().locator('..');
  expect(await first.isVisible()).toBe(false);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect(await first.isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  await close();
});

test('picks keep the order of their points, but for what fails: it stands last, and ranks are counted as they stand', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${site.url}/tools`);
  await page.getByRole('button', { name: /^Rules/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Regulated/ })
    .click();
  await tally(page, 'Regulated').waitFor();
  await page.goto(
    `${site.url}/quiz/results?department=creative&goals=design-visual&budget=high&experience=advanced&teamSize=small`,
  );
  await tally(page, 'Regulated').waitFor();
  // The first three stand by themselves: the order goes on below them.
  const ranked = page.locator('ol > li').filter({ hasText: /^Rank \d/ });
  const readFails = () =>
    ranked
      .locator('verdict-line')
      .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset['verdict'] === 'fails'));
  // The count above the list and the list itself are drawn one after the other.
  await expect
    .poll(async () => {
      const told = await readFails();
      return told.includes(true) && told.every((isFail, index) => isFail || !told[index - 1]);
    })
    .toBe(true);
  const fails = await readFails();
  expect(fails.toSorted((a, b) => Number(a) - Number(b))).toEqual(fails);
  expect(fails.length).toBeGreaterThan(3);
  const ranks = await ranked.locator('> p:first-child').allTextContents();
  expect(ranks).toEqual(fails.map((_, index) => `Rank ${index + 1}`));
  expect(complaints).toEqual([]);
  await close();
});

test('a comparison says first which tools pass, then why each does or not, names the rules once, and nothing moves', async () => {
  const { page, complaints, close } = await openPage(browser, phone);
  await signIn(page, site.url, 'core@yak.test');
  await page.goto(`${site.url}/compare?t=2,86`);
  const rows = page.getByRole('row');
  await rows.nth(1).waitFor();
  const verdict = page.getByRole('row', { name: /^Verdict/ });
  expect(await verdict.count()).toBe(0);
  await choose(page, /^Confidential/);
  await page.locator('td verdict-line[data-verdict]').nth(1).waitFor();
  // What these rules ask about stands first, right below what they say.
  const heads = await page.getByRole('rowheader').allTextContents();
  expect(heads.slice(0, 6)).toEqual(['Verdict', 'Paid work', 'Uploads', 'Private by default', 'Watermark', 'Price']);
  const said = async () => {
    const sum = page.locator('main verdict-sum');
    const second = await page.getByRole('columnheader').nth(1).textContent();
    expect(await sum.textContent()).toMatch(new RegExp(`^Only ${second} passes “Confidential”, on .+, \\$\\d.+\\.$`));
    expect(await sum.locator('a').getAttribute('href')).toBe('/rules?for=confidential');
    expect(await page.getByRole('main').getByText('Confidential').count()).toBe(1);
    expect((await sum.boundingBox())!.y).toBeLessThan((await rows.first().boundingBox())!.y);
    return verdict.locator('verdict-line').filter({ visible: true }).allTextContents();
  };
  const verdicts = await said();
  expect(verdicts).toEqual([
    expect.stringMatching(/^✕ Fails Not private/),
    expect.stringMatching(/^✓ Passes, on conditions on .+, \$\d/),
  ]);
  // Whose words a failure rests on stands at its own row.
  const broken = page.getByRole('row', { name: /^Private by default/ });
  await broken.getByRole('button', { name: 'Private by default', expanded: false }).click();
  await broken
    .getByText(/^Confirmed \d+ \w+ 20\d\d/)
    .filter({ visible: true })
    .first()
    .waitFor();

  // Verdicts come late, after the face of the text, to a page that is opened with them and to one about two tools.
  await page.route('**/api/verdicts', async (route) => {
    await pause(FILES_LATE_MS);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      performance.mark('before verdicts');
    });
    await route.continue();
  });
  for (const [path, width] of [
    ['/compare?t=2,86', 390],
    ['/compare?t=2,86,1', 834],
    ['/versus/kling-vs-runway', 390],
    ['/versus/kling-vs-runway', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(site.url + path);
    const isPair = path.startsWith('/versus');
    await page.locator('main verdict-sum a:visible').first().waitFor();
    if (!isPair) await page.getByRole('row', { name: /^Price/ }).waitFor();
    expect(await shiftOf(page, 'before verdicts'), `${path} at ${width}`).toBe(0);
    if (!isPair) await page.locator('td verdict-line[data-verdict]:visible').first().waitFor();
    // Printed or drawn, what these rules ask about stands above the rest.
    const ordered = [
      ...(isPair ? [] : ['Verdict']),
      'Watermark',
      'Price',
      ...(isPair ? [] : ['Best for']),
      'Skip it if',
    ];
    const tops = ordered.map(
      async (name) => (await page.getByRole('row', { name: new RegExp(`^${name}`) }).boundingBox())!.y,
    );
    const places = await Promise.all(tops);
    expect(
      places.toSorted((a, b) => a - b),
      path,
    ).toEqual(places);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('verdicts that do not come are told in one line, the list stays, and ‘Try again’ brings them; by keyboard', async () => {
  const { page, close } = await openPage(browser, phone);
  await page.route('**/api/verdicts', (route) => route.abort());
  await page.goto(`${site.url}/tools`);
  const printed = await rowNames(page);
  await choose(page, /^Confidential/);
  const told = page.getByText('The verdicts could not be read; the list is as it was.');
  await told.waitFor();
  expect(await rowNames(page)).toEqual(printed);
  await page.unroute('**/api/verdicts');
  await tabTo(page, page.getByRole('button', { name: 'Try again' }));
  await page.keyboard.press('Enter');
  await tally(page, 'Confidential').waitFor();
  expect(await told.count()).toBe(0);
  await close();
});

/** Puts rules in force from the header of a phone. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Rules/ }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

function tally(page: Page, name: string) {
  return page.locator('main verdict-sum').filter({ hasText: new RegExp(`^Under “${name}”: (none|\\d)`) });
}

function rowNames(page: Page): Promise<string[]> {
  return page.locator('main li:has(> a > verdict-line) b:not(verdict-line b)').allTextContents();
}

/** What each row says, in the order of the page. */
function verdictsOf(within: Pick<Page, 'locator'>): Promise<(string | undefined)[]> {
  return within
    .locator('li verdict-line')
    .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset['verdict']));
}

function place(verdict: string | undefined): number {
  return verdict?.startsWith('passes') ? 0 : verdict === 'fails' ? 2 : 1;
}

/** Opens addresses with a query at three widths: what they ask for is drawn where it stays. */
async function standsStill(page: Page): Promise<void> {
  // What is drawn once its file is there comes after what is drawn before.
  await page.route('**/*.json', async (route) => {
    await pause(FILES_LATE_MS);
    await route.continue();
  });
  for (const [width, path, drawn] of [
    [390, '/tools?q=adobe', /^\d+ of \d+ tools/],
    [390, '/rules?paid=1&training=never', /^\d+ as they come/],
    [834, '/tools?q=remove background&pricing=under-10', /^\d+ tools? for “/],
    [834, '/rules/client?for=confidential&t=1,2,3', /^3 tools: \d+ (pass|is unknown|are unknown|fail)/],
    [1440, '/tools?q=remove background', /^\d+ tools? for “/],
    [1440, '/rules?paid=1&training=never', /^\d+ as they come/],
  ] as const) {
    await page.setViewportSize({ width, height: width === 834 ? 1112 : 844 });
    await page.goto(site.url + path);
    await page.getByText(drawn).waitFor();
    expect([path, width, await shiftOf(page)]).toEqual([path, width, expect.closeTo(0, 2)]);
  }
  await page.setViewportSize(phone.viewport);
  await page.unroute('**/*.json');
}

/** The class of what browsers measure as the largest that has been painted since the page was opened. */
function largestPaint(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined;
          resolve(last?.element?.className);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** How far what is read moved by itself since the page was opened, as browsers measure it. */
function shiftOf(page: Page, since = ''): Promise<number> {
  return page.evaluate(
    (mark) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const from = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput && entry.startTime >= from) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
    since,
  );
}
