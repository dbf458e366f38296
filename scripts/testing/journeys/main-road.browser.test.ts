import type { Browser, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickForNotice } from './click-for-notice.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

test('home → quiz → results → sign in → save three → the fourth is stopped kindly → dashboard → restart → still three → remove one', async () => {
  const { page, complaints, close } = await openPage(browser);

  await page.goto(site.url);
  await page.getByRole('button', { name: 'Take the full quiz' }).click();
  await answerQuiz(page, ['Social', 'Making content', 'Low', 'Intermediate', 'A small team']);
  await page.getByRole('heading', { name: 'Your Perfect AI Tool Match' }).waitFor();
  const forSocial = page.getByRole('listitem').filter({ hasText: 'Made for social work' }).first();
  await forSocial.getByRole('button', { name: /^More about / }).click();
  await forSocial.getByText('Made for social work', { exact: true }).waitFor();

  const picks = await page
    .locator('h2 a[href^="/tool-fluid/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(picks.length).toBeGreaterThanOrEqual(4);
  const [first = '', second = '', third = '', fourth = ''] = picks;

  await page.goto(site.url + first);
  await clickForNotice(page.getByRole('button', { name: 'Save Tool' }), 'Please log in to save tools.');
  await page.getByRole('button', { name: /Finn Fringe/ }).click();
  await page.waitForURL(site.url + first);
  await page
    .getByText(/is saved\.$/)
    .first()
    .waitFor(); // what was clicked is done on return

  for (const address of [second, third]) await saveAt(page, address);

  await openWhenIdle(page, fourth);
  await page.getByLabel('Needs Yak Core').waitFor();
  await page.getByRole('button', { name: 'Save Tool' }).click();
  await page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.goto(`${site.url}/dashboard`);
  expect(await savedNames(page)).toHaveLength(3);
  const cover = page.getByRole('region', { name: 'Which jobs your tools cover' });
  await cover.getByText(/^Your tools do [1-9]\d* of \d+ jobs well/).waitFor();
  await cover.getByText('Brand', { exact: true }).click();
  await cover.getByRole('row', { name: /^Develop a brand identity / }).waitFor();
  expect(await cover.getByRole('row', { name: /None of yours$/ }).count()).toBeGreaterThan(0);

  await page.waitForLoadState('networkidle'); // what the desk still asks for would be cut off
  await site.restart();
  await page.goto(`${site.url}/dashboard`);
  const names = await savedNames(page);
  expect(names).toHaveLength(3);

  await page.getByRole('button', { name: `More for ${names[0]}` }).click();
  await page.getByRole('button', { name: `Remove ${names[0]}` }).click();
  await page.getByText(`${names[0]} has been removed from your saved tools.`).first().waitFor();
  await expect.poll(() => savedNames(page)).toEqual(names.slice(1));

  expect(complaints).toEqual([]);
  await close();
});

test('a shared address shows the same picks to somebody else', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(
    `${site.url}/?department=brand&goals=content-creation&budget=low&experience=intermediate&teamSize=small`,
  );
  await page.getByRole('heading', { name: 'Your Perfect AI Tool Match' }).waitFor();
  const names = () => page.locator('h2 a[href^="/tool-fluid/"]').allTextContents();
  await expect.poll(async () => (await names()).length).toBeGreaterThanOrEqual(3);
  const seen = await names();
  await page.goto(site.url);
  await page.getByRole('button', { name: /^Brand/ }).click();
  await expect.poll(names).toEqual(seen);
  await close();
});

test('a save clicked before the page knows who is reading is kept, and waits for what is stored', async () => {
  const { page, complaints, close } = await openPage(browser);
  await signIn(page, site.url, 'early@yak.test');
  const clicked = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let saves = 0;
  await page.route('**/_astro/save-button*.js', async (route) => {
    await clicked.promise;
    await route.continue();
  });
  const holdSession = async (route: Route) => {
    const session = await route.fetch();
    expect(await session.json()).toMatchObject({ saves: [] });
    asked.resolve();
    await released.promise;
    await route.fulfill({ response: session });
  };
  await page.route('**/api/auth/user', holdSession, { times: 1 });
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/saved-tools')) saves += 1;
  });
  await page.goto(`${site.url}/tool-fluid/1`);
  await page.getByRole('button', { name: 'Save Tool' }).click();
  clicked.resolve();
  await asked.promise;
  expect(saves).toBe(0);
  released.resolve();
  await page.getByText('has been added to your saved tools.').first().waitFor();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  expect(saves).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('a Core reader filters, reads every drop and saves a fourth tool; a Fringe reader meets the dialog at each of them', async () => {
  const core = await openPage(browser);
  await signIn(core.page, site.url, 'core@yak.test');
  await core.page.goto(`${site.url}/tools`);
  await core.page.getByRole('button', { name: 'Filters' }).click();
  await core.page.getByLabel(/^Under \$10/).click();
  await core.page.getByText(/^\d+ of \d+ tools/).waitFor();
  await core.page.goto(`${site.url}/all-updates`);
  await expect.poll(() => core.page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(8);
  for (const id of [1, 2, 3, 4]) await saveAt(core.page, `/tool-fluid/${id}`);
  expect(core.complaints).toEqual([]);
  await core.close();

  const fringe = await openPage(browser);
  await signIn(fringe.page, site.url, 'fringe@yak.test');
  await fringe.page.goto(`${site.url}/tools`);
  await fringe.page.getByRole('button', { name: 'Filters' }).click();
  await fringe.page.getByText('Free users can search by name only.').waitFor();
  await fringe.page.getByLabel(/^Under \$10/).click();
  await fringe.page.getByRole('dialog').waitFor();
  await fringe.page.goto(`${site.url}/all-updates`);
  await fringe.page.mouse.wheel(0, 20_000);
  await fringe.page.getByRole('dialog').waitFor();
  expect(fringe.complaints).toEqual([]);
  await fringe.close();
});

test.each([
  [1440, 1200],
  [390, 844],
])(
  'at %i px the dialog of Fresh Drops opens over no drop that can be read, and over the locked ones once',
  async (width, height) => {
    const { page, complaints, close } = await openPage(browser, { viewport: { width, height } });
    await page.goto(`${site.url}/all-updates`);
    const goTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    /** Where the locked drops reach the uppermost quarter of the window, and how far the page scrolls. */
    const { reached, end } = await page.evaluate(() => ({
      reached: (document.querySelector('[data-locked]')?.getBoundingClientRect().top ?? 0) + scrollY - innerHeight / 4,
      end: document.documentElement.scrollHeight - innerHeight,
    }));
    // On the wide page more than 60 % of it are above them, so depth alone does not hold the dialog back.
    if (width > 1000) expect((reached - 24) / end).toBeGreaterThan(0.6);
    await goTo(reached - 24);
    await page.waitForTimeout(1500);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await goTo(Math.max(reached + 24, 0.6 * end + 24));
    await page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await goTo(0);
    await goTo(end);
    await page.waitForTimeout(500);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('a signed-out visitor causes no API call by reading, and a detail page brings no React before somebody acts', async () => {
  const { page, calls, complaints, close } = await openPage(browser);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  for (const path of ['/', '/tools', '/all-updates', '/login', '/tool-fluid/1']) {
    scripts.length = 0;
    await page.goto(site.url + path);
    await page.waitForLoadState('networkidle');
  }
  expect(calls).toEqual([]);
  expect(scripts.filter((url) => /react|client\./.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Add to Compare' }).hover();
  await expect.poll(() => scripts.some((url) => /react/.test(url))).toBe(true);
  await close();
});

async function answerQuiz(page: Page, answers: string[]) {
  for (const [index, answer] of answers.entries()) {
    await page.getByText(`Question ${index + 1} of ${answers.length}`).waitFor();
    const isLast = index === answers.length - 1;
    const next = page.getByRole('button', { name: isLast ? 'Get My Recommendations' : 'Next' });
    expect(await next.isDisabled()).toBe(true);
    await page.getByText(answer, { exact: true }).click();
    await next.click();
  }
}

/** Opens a page as a signed-in reader and waits until its save button knows where it stands. */
async function openWhenIdle(page: Page, address: string) {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/auth/user'));
  await page.goto(site.url + address);
  await counted;
}

async function saveAt(page: Page, address: string) {
  await openWhenIdle(page, address);
  await page.getByRole('button', { name: 'Save Tool' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
}

/** Names on the dashboard once the list is there. */
async function savedNames(page: Page): Promise<string[]> {
  await page.locator('#saved-tools span').waitFor();
  const labels = await page
    .getByRole('button', { name: /^More for / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('More for ', ''));
}
