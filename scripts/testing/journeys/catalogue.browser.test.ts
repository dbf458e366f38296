import type { Browser, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage } from './open-page.ts';
import { pagesOf } from './pages-of.ts';
import { signIn } from './sign-in.ts';
import { hasFocus } from './tab-to.ts';
import { useBrowser, usePage } from './use-own-site.ts';

const siteUrl = inject('siteUrl');

let browser: Browser;
let page: Page;

useBrowser((started) => (browser = started));
usePage(
  () => openPage(browser),
  (watched) => ({ page } = watched),
);

const field = () => page.getByLabel('Search tools by name');
const rows = () => page.locator('main li > a[href^="/tool-fluid/"]:has(verdict-line)');
const chips = () => page.getByRole('group', { name: 'Chosen' }).getByRole('button', { name: /^Remove/ });
const query = () => new URL(page.url()).search;

test('a name search stands in the address, survives a visit to a tool, and back leads out of it', async () => {
  await page.goto(`${siteUrl}/tools`);
  const whole = await rows().count();
  await field().pressSequentially('runw');
  await expect.poll(() => rows().count()).toBe(1);
  expect(query()).toBe('?q=runw');

  await rows().first().click();
  await page.waitForURL(/\/tool-fluid\//);
  await page.goBack();
  await expect.poll(() => field().inputValue()).toBe('runw');
  await expect.poll(() => rows().count()).toBe(1);

  await page.goBack();
  await expect.poll(() => rows().count()).toBe(whole);
  expect([await field().inputValue(), query()]).toEqual(['', '']);
  await page.goForward();
  await expect.poll(() => rows().count()).toBe(1);
});

/** As a browser prints by itself. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

test.each([
  '/tool-fluid/1',
  '/tool-fluid/58',
  '/tool-fluid/187',
  '/tasks/remove-a-background',
  '/tasks/make-video-from-text',
])('%s is printed on one sheet of either paper, without buttons', async (path) => {
  await page.goto(siteUrl + path);
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format, margin })), format).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main :is(button, .button, input, select):visible').count()).toBe(0);
});

test.each([
  { saves: false, comes: 'comes' },
  { saves: true, comes: 'does not come' },
])('the code of the search $comes by itself to a browser with saveData $saves, and is not run', async ({ saves }) => {
  await page.addInitScript(
    (saveData) => Object.defineProperty(navigator, 'connection', { value: { saveData } }),
    saves,
  );
  await page.goto(`${siteUrl}/tools`, { waitUntil: 'networkidle' });
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await fetched()).some((name) => name.includes('/react.'))).toBe(!saves);
  expect(await page.locator('astro-island[ssr]').filter({ has: field() }).count()).toBe(1);
});

test('what is chosen stands as chips; one click takes all of it back and leads to the field', async () => {
  await page.goto(`${siteUrl}/tools?q=adobe`);
  await chips().first().waitFor();
  expect(await chips().count()).toBe(1);
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await chips().first().waitFor({ state: 'detached' });
  expect(query()).toBe('');
  await expect.poll(() => hasFocus(field())).toBe(true);
});

test.each(['signed out', 'Fringe'])(
  'an address with filters does not filter for a reader who is %s, and says why',
  async (who) => {
    if (who === 'Fringe') await signIn(page, siteUrl, 'filterless@yak.test');
    await page.goto(`${siteUrl}/tools`);
    const whole = await rows().count();
    await page.goto(`${siteUrl}/tools?pricing=under-10&experience=advanced`);
    await page.getByText('This address asks for filters: Pricing: Under $10, Experience level: Advanced.').waitFor();
    await page.getByText('Free users can search by name only. Upgrade to Core').waitFor();
    expect(await rows().count()).toBe(whole);
    expect(await chips().count()).toBe(0);

    await page.getByRole('button', { name: 'Filters' }).click();
    const criterion = page.getByLabel(/^Over \$20/);
    await criterion.click();
    await page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await criterion.isChecked()).toBe(false);

    await page.getByRole('button', { name: 'Go on without them' }).click();
    await expect.poll(query).toBe('');
  },
);

test('who is signed out filters by rights and a free plan, and hears what nobody could judge', async () => {
  await page.goto(`${siteUrl}/tools`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const paid = await matchesOf('Paid work allowed');
  await page.getByLabel(/^Paid work allowed/).check();
  await page.getByText(/nobody has read what the maker says about paid work/).waitFor();
  await expect.poll(() => rows().count()).toBe(Math.min(50, paid));
  expect(query()).toBe('?rights=paid-work');
  await page.reload();
  await expect.poll(() => rows().count()).toBe(Math.min(50, paid));
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('what matches every group stands first; a price says which free plans it leaves out', async () => {
  await signIn(page, siteUrl, 'core@yak.test');
  await page.goto(`${siteUrl}/tools?use-case=storyboarding&pricing=under-10`);
  const part = (name: RegExp) => page.getByRole('heading', { level: 2, name });
  await part(/^Matches some: \d+$/).waitFor();
  await page.getByRole('button', { name: 'Show free plans too' }).click();
  await expect.poll(query).toBe('?use-case=storyboarding&pricing=under-10&rights=free-plan');
  await page.getByRole('button', { name: 'Show free plans too' }).waitFor({ state: 'detached' });
  await page.goto(`${siteUrl}/tools?use-case=storyboarding&rights=free-plan`);
  await part(/^Matches all: \d+$/).waitFor();
  const all = Number((await part(/^Matches all/).innerText()).split(': ')[1]);
  const some = Number((await part(/^Matches some/).innerText()).split(': ')[1]);
  expect(all).toBeGreaterThan(0);
  await page
    .getByText(`${all + some} of`)
    .first()
    .waitFor();
});

test('a Core reader filters by address, by box and by chip, and goes back step by step', async () => {
  await signIn(page, siteUrl, 'core@yak.test');
  await page.goto(`${siteUrl}/tools?pricing=over-20`);
  await page.getByText(/^\d+ of \d+ tools/).waitFor();
  const expensive = await rows().count();
  await page.getByRole('button', { name: 'Filters' }).click();
  expect(await matchesOf('Over $20')).toBe(expensive);
  const cheap = await matchesOf('Under $10');
  await page.getByLabel(/^Under \$10/).check();
  await expect.poll(() => rows().count()).toBe(Math.min(50, expensive + cheap));
  expect(query()).toBe('?pricing=under-10,over-20');

  await page.getByRole('button', { name: 'Remove Over $20' }).click();
  await expect.poll(() => rows().count()).toBe(cheap);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => rows().count()).toBe(expensive);
  expect(query()).toBe('?pricing=over-20');

  await field().fill('adobe');
  await expect.poll(async () => (await matchesOf('Over $20')) - (await rows().count())).toBe(0);
  expect(await matchesOf('Under $10')).toBeLessThan(cheap);
});

test('every tool can be reached page by page, and the page stands in the address', async () => {
  await page.goto(`${siteUrl}/tools`);
  await page.getByRole('button', { name: /^Show all \d+ tools$/ }).click();
  await page.getByText(/1 to 50 shown/).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/51 to 100 shown/).waitFor();
  expect(query()).toBe('?page=2');
  await page.reload();
  await page.getByText(/51 to 100 shown/).waitFor();
});

test.each([
  ['a later page of all tools', '?page=2'],
  ['a name search', '?q=ai'],
  ['words that no name holds', '?q=edit+a+video'],
])('back from a tool, %s is where it was left', async (_, query) => {
  await page.goto(`${siteUrl}/tools${query}`);
  await page.getByText(/ of \d+ tools|tools for “/).waitFor();
  const row = rows().nth(4);
  await row.evaluate((link) =>
    window.scrollTo({ top: link.getBoundingClientRect().top + window.scrollY - 200, behavior: 'instant' }),
  );
  const top = () => row.evaluate((link) => link.getBoundingClientRect().top);
  const [path, before] = [await row.getAttribute('href'), await top()];
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);

  await row.click();
  await page.waitForURL(`**${path}`);
  await page.goBack();
  await page.getByText(/ of \d+ tools|tools for “/).waitFor();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  expect(await row.getAttribute('href')).toBe(path);
});

async function matchesOf(label: string): Promise<number> {
  const text = await page.locator('#filters label', { hasText: label }).innerText();
  return Number(text.split('\n').at(-1));
}
