import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CollectionChange } from '#domain/collection/change-collections.ts';
import { clickForNotice } from './click-for-notice.ts';
import { openPage } from './open-page.ts';
import { openToolMenu } from './open-tool-menu.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { pagesOf } from './pages-of.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

test('on a phone: three saves, two compared and a collection before sign-in are all there after it, once', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/tool-fluid/1`);
  await clickForNotice(page.getByRole('button', { name: 'Save Tool' }), 'Please log in to save tools.');
  await page.waitForURL((url) => url.origin !== site.url || url.pathname !== '/tool-fluid/1');

  for (const id of [7, 12]) {
    await page.goto(`${site.url}/tool-fluid/${id}`);
    await page.getByRole('button', { name: 'Save Tool' }).click();
    await page.getByText('Kept in this browser').first().waitFor();
    await openToolMenu(page);
    await page.getByRole('button', { name: 'Add to Compare' }).click();
    await page.getByText('added to comparison!').first().waitFor();
  }
  await page.getByRole('link', { name: 'View comparison (2)' }).waitFor();
  await page.getByRole('link', { name: 'In comparison (2) View' }).waitFor();
  await openToolMenu(page);
  await page.getByRole('button', { name: 'In comparison' }).waitFor();

  await page.goto(`${site.url}/tool-fluid/3`);
  await page.getByRole('button', { name: 'Save Tool' }).click();
  await page.getByText('Your saves are full').first().waitFor();
  await openToolMenu(page);
  await page.getByRole('button', { name: 'Add to collection' }).click();
  await page.getByLabel('New collection').fill('Autumn campaign');
  await page.getByRole('button', { name: /^Make it with/ }).click();
  expect(await page.getByRole('checkbox', { name: /Autumn campaign/ }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await collect(page, 7, { isSignedIn: false });
  await page.goto(`${site.url}/collections`);
  await page.getByText('Kept in this browser.').waitFor();

  await signIn(page, site.url, 'walker@yak.test', '/dashboard');
  await page.getByText('3 tools are saved. Your collection “Autumn campaign” came along.').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^More for / }).count()).toBe(3);
  await page.getByText('2 tools are on your list in this browser.').waitFor();
  await page.getByRole('link', { name: 'Autumn campaign' }).click();
  await page.getByRole('region', { name: 'Autumn campaign' }).waitFor();
  expect(await names(page)).toHaveLength(2);
  expect(await page.evaluate(() => [localStorage['keptSaves'], localStorage['keptCollections']])).toEqual(['[]', '[]']);

  await page.getByLabel('New collection').fill('A second one');
  await page.getByRole('button', { name: 'Make a collection' }).click();
  await page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a collection is put in order by keys and by dragging, noted, moved, merged and deleted', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 1280, height: 1000 } });
  await signIn(page, site.url, 'core@yak.test', '/collections');
  for (const name of ['Films', 'Pitch']) {
    await page.getByLabel('New collection').fill(name);
    const made = kept(page, 'make');
    await page.getByRole('button', { name: 'Make a collection' }).click();
    await page.getByRole('region', { name }).waitFor();
    await made;
  }
  for (const id of [1, 7, 12]) await collect(page, id);
  await page.goto(`${site.url}/collections`);
  await page.getByRole('region', { name: 'Films' }).waitFor();
  const [first = '', second = '', third = ''] = await names(page);

  await page.getByRole('button', { name: `Move ${second}, place 2` }).focus();
  const movedByKey = kept(page, 'order');
  await page.keyboard.press('ArrowUp');
  await page.getByText(`${second}: place 1 of 3`).waitFor();
  await movedByKey;
  expect(await names(page)).toEqual([second, first, third]);

  await page.getByRole('button', { name: `Move ${third}, place 3` }).scrollIntoViewIfNeeded();
  const from = await page.getByRole('button', { name: `Move ${third}, place 3` }).boundingBox();
  const to = await page.getByRole('button', { name: `Move ${second}, place 1` }).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 5, { steps: 8 });
  const dragged = kept(page, 'order');
  await page.mouse.up();
  await page.getByText(`${third}: place 1 of 3`).waitFor();
  await dragged;

  await page.getByLabel('Why it is here').first().fill('The client asked for it');
  const noted = kept(page, 'note');
  await page.getByLabel('Why it is here').first().blur();
  await noted;
  await page.reload();
  await page.getByRole('region', { name: 'Films' }).waitFor();
  expect(await names(page)).toEqual([third, second, first]);
  expect(await page.getByLabel('Why it is here').first().inputValue()).toBe('The client asked for it');

  await page.getByLabel(`Move or copy ${first}`).selectOption({ label: 'Move to Pitch' });
  await expect.poll(() => names(page)).toEqual([third, second]);
  await page.getByLabel('Merge into another collection').selectOption({ label: 'Pitch' });
  await page.getByRole('region', { name: 'Pitch' }).waitFor();
  await expect.poll(() => names(page)).toEqual([first, third, second]);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const deleted = kept(page, 'delete');
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await page.getByText('No collection yet').waitFor();
  await deleted;
  expect(complaints).toEqual([]);
  await close();
});

test('a shared collection is read elsewhere, copied, printed on one sheet, and 404 once its link is taken back', async () => {
  const core = await openPage(browser);
  await signIn(core.page, site.url, 'core@yak.test', '/collections');
  await core.page.getByLabel('New collection').fill('For the museum');
  const made = kept(core.page, 'make');
  await core.page.getByRole('button', { name: 'Make a collection' }).click();
  await core.page.getByRole('region', { name: 'For the museum' }).waitFor();
  await made;
  for (const id of [1, 2, 7, 12, 20]) await collect(core.page, id);
  await core.page.goto(`${site.url}/collections`);
  await core.page.getByRole('button', { name: 'Share by link' }).click();
  await core.page.getByRole('button', { name: 'Copy link' }).waitFor();
  const path = (await core.page.locator('a[href^="/shared/"]').getAttribute('href')) ?? '';

  const elsewhere = await openPage(browser);
  const answer = await elsewhere.page.goto(site.url + path);
  expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(await elsewhere.page.title()).toBe('For the museum · Yak');
  await elsewhere.page.getByRole('heading', { level: 1, name: 'For the museum' }).waitFor();
  expect(await elsewhere.page.getByText('core@yak.test').count()).toBe(0);
  await elsewhere.page.getByRole('button', { name: 'Copy into my collections' }).click();
  await elsewhere.page.waitForURL(/\/collections\?c=/);
  await elsewhere.page.getByRole('region', { name: 'For the museum' }).waitFor();
  expect(await names(elsewhere.page)).toHaveLength(5);
  expect(elsewhere.complaints).toEqual([]);

  const download = core.page.waitForEvent('download');
  await core.page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^for-the-museum-.*\.csv$/);
  await core.page.getByRole('link', { name: 'Brief for a client' }).click();
  await core.page.getByRole('button', { name: 'Print' }).waitFor();
  for (const format of ['A4', 'Letter']) expect(pagesOf(await core.page.pdf({ format }))).toBe(1);

  await core.page.goto(`${site.url}/collections`);
  const taken = kept(core.page, 'unshare');
  await core.page.getByRole('button', { name: 'Take the link back' }).click();
  await core.page.getByRole('button', { name: 'Share by link' }).waitFor();
  await taken;
  expect((await elsewhere.page.goto(site.url + path))?.status()).toBe(404);
  await elsewhere.page.getByText('Nothing is shared under this link, or not any more.').waitFor();
  expect(core.complaints).toEqual([]);
  await Promise.all([core.close(), elsewhere.close()]);
});

test('collections that could not be loaded are asked for again from the dialog', async () => {
  const { page, close } = await openPage(browser);
  await signIn(page, site.url, 'fringe@yak.test');
  await page.route('**/api/kits', (route) => route.abort());
  await page.goto(`${site.url}/tool-fluid/1`);
  await page.getByRole('button', { name: 'Add to collection' }).click();
  await page.getByText('Your collections could not be loaded.').waitFor();
  await page.unroute('**/api/kits');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Make it with/ }).isEnabled()).toBe(true);
  await close();
});

/** Puts the tool into the first collection, which an account stores a moment after it is shown. */
async function collect(page: Page, id: number, { isSignedIn } = { isSignedIn: true }): Promise<void> {
  await page.goto(`${site.url}/tool-fluid/${id}`);
  await openToolMenu(page);
  await page.getByRole('button', { name: 'Add to collection' }).click();
  const added = isSignedIn ? kept(page, 'add') : undefined;
  await page.getByRole('checkbox').first().check();
  await added;
  await page.keyboard.press('Escape');
}

/** Settles with the next answer that says that a change of this kind is stored: the page shows it before. */
function kept(page: Page, change: CollectionChange['do']): Promise<unknown> {
  return page.waitForResponse((response) => {
    const asked = response.request();
    if (!response.url().endsWith('/api/kits') || asked.method() !== 'POST' || !response.ok()) return false;
    return (asked.postDataJSON() as CollectionChange).do === change;
  });
}

/** Names of the tools in the open collection, in their order. */
function names(page: Page): Promise<string[]> {
  return page.locator('main ol a[href^="/tool-fluid/"]').allTextContents();
}
