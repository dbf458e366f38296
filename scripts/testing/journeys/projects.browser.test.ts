import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './find-violations.ts';
import { openPage } from './open-page.ts';
import { openToolMenu } from './open-tool-menu.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { pagesOf } from './pages-of.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

const phone = { width: 390, height: 844 };
const tools = ['Runway', 'Midjourney', 'ElevenLabs', 'Suno', 'Adobe Firefly'];

test('on a phone: a project is kept before sign-in with five lines, the sixth asks for Core, and it moves to the account as it was', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: phone });
  await page.goto(`${site.url}/tool-fluid/1`);
  await openToolMenu(page);
  await page.getByRole('link', { name: 'Note for a project' }).click();
  await page.getByText('and your note goes into it').waitFor();
  await begin(page, 'Spring film', 'Northwind');
  await page.getByLabel('Plan of Adobe Firefly').waitFor(); // the tool that the reader came from
  await page.getByLabel('What was made, one a line').fill('a.png\nb.png\nc.png\nd.png\ne.png');
  await page.getByRole('button', { name: 'Add and freeze the facts' }).click();
  await expect.poll(() => page.locator('summary').count()).toBe(5);
  await page.getByLabel('What was made, one a line').fill('f.png');
  await page.getByRole('button', { name: 'Add and freeze the facts' }).click();
  await page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' }).waitFor();
  await page.getByRole('button', { name: 'Not now' }).click();
  expect(await page.getByLabel('What was made, one a line').inputValue()).toBe('f.png'); // nothing typed is lost
  expect(await findViolations(page)).toEqual([]);
  const hashBefore = await hashOf(page);

  await signIn(page, site.url, 'fringe@yak.test', '/projects');
  await page.getByText('Your project “Spring film” came along.').first().waitFor();
  await expect.poll(() => page.locator('summary').count()).toBe(5);
  expect(await page.evaluate(() => localStorage['localProjects'])).toBe('[]');
  await page.getByLabel('New project').fill('A second one');
  await page.getByRole('button', { name: 'Make a project' }).click();
  await page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('New project').inputValue()).toBe('A second one');
  expect(hashBefore).toMatch(/^[\da-f]{64}$/);
  expect(complaints).toEqual([]);
  await close();
});

test('twelve assets and five tools: entered by hand and by a CSV file, corrected, printed on one sheet, sent, seen and taken back', async () => {
  const core = await openPage(browser, { viewport: { width: 1280, height: 1000 }, acceptDownloads: true });
  const { page } = core;
  await signIn(page, site.url, 'core@yak.test', '/projects');
  await begin(page, 'Launch film', 'Northwind Bank');
  for (const [index, tool] of tools.slice(0, 3).entries()) await addLine(page, tool, `asset-${index + 1}.mp4`);

  // A CSV file with a row that is wrong adds nothing and says which; put right and taken again, its rows come once.
  await page.getByRole('button', { name: 'Paste a table' }).click();
  const rows = Array.from(
    { length: 9 },
    (_, n) => `Ton ${n + 4}, gemischt.wav;${tools[3 + (n % 2)]};;;2026-11-20;Geprüft;`,
  );
  const take = (lines: readonly string[]) =>
    page.locator('input[type=file][accept*=csv]').setInputFiles({
      ...{ name: 'assets.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(`\uFEFF${['file;tool;plan;account;day;human;source', ...lines].join('\r\n')}\r\n`),
    });
  await take([...rows.slice(0, 8), '', 'Ton 12.wav;No such tool;;;2026-11-20;;']);
  await page.getByRole('button', { name: 'Add all rows' }).click();
  await page.getByText('Row 11:').locator('..').getByText('The guide has no tool “No such tool”').waitFor();
  const lines = page.locator('li > details > summary'); // a line may hold words that fold
  expect(await lines.count()).toBe(3);
  core.complaints.splice(0); // the refused table
  await take(rows);
  await page.getByRole('button', { name: 'Add all rows' }).click();
  await expect.poll(() => lines.count()).toBe(12);
  expect(await page.locator('summary', { hasText: 'Ton 4, gemischt.wav' }).count()).toBe(1);
  await page.getByRole('button', { name: 'One by one' }).click();

  // A correction is a new version; the old one stays in sight.
  await page.locator('summary', { hasText: 'asset-1.mp4' }).click();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByLabel('What was made', { exact: true }).fill('hero-film.mp4');
  await page.getByRole('button', { name: 'Keep the correction' }).click();
  await page.locator('summary', { hasText: 'hero-film.mp4' }).waitFor();
  await page.getByText('What it said before').waitFor();
  expect(await page.locator('details[open]').textContent()).toContain('asset-1.mp4');
  expect(await findViolations(page)).toEqual([]);

  await page.getByLabel('By (may stay empty)').fill('Studio Fringe');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = (await page.locator('a[href*="/sheet?k="]').getAttribute('href')) ?? '';

  await page.getByRole('link', { name: 'The sheet', exact: true }).click();
  await page.getByRole('heading', { name: 'Launch film' }).waitFor();
  expect(await page.locator('tbody tr').count()).toBe(12);
  const hash = (await page.locator('footer code').first().textContent()) ?? '';
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Word', exact: true }).click();
  const word = unzipSync(await readFile(await (await download).path()));
  expect(new TextDecoder().decode(word['word/document.xml'])).toContain('hero-film.mp4');

  // The client reads it elsewhere, on a phone, and says so by name.
  const client = await openPage(browser, { viewport: phone });
  await client.page.goto(address);
  await client.page.getByText('by Studio Fringe').waitFor();
  expect(await client.page.locator('footer code').first().textContent()).toBe(hash);
  expect(await client.page.content()).not.toContain('core@yak.test');
  expect(await client.page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  expect(await findViolations(client.page)).toEqual([]);
  await client.page.getByLabel('Your name').fill('Ada Client');
  await client.page.getByRole('button', { name: 'I have seen it' }).click();
  await client.page.getByText('Noted: Ada Client has seen this version.').waitFor();

  await page.getByRole('link', { name: 'Back to the project' }).click();
  await page.getByText('Ada Client').waitFor();
  await page.getByText('this version').waitFor();
  await page.getByRole('button', { name: 'Take the link back' }).click();
  await page.getByRole('button', { name: 'Make a link' }).waitFor();
  await client.page.reload();
  await client.page.getByText('Nothing under this link').waitFor();
  expect(core.complaints).toEqual([]);
  await Promise.all([core.close(), client.close()]);
});

async function begin(page: Page, name: string, client: string): Promise<void> {
  await page.getByLabel('New project').fill(name);
  await page.getByLabel('Client', { exact: true }).first().fill(client);
  await page.getByRole('button', { name: 'Make a project' }).click();
  await page.getByRole('region', { name }).waitFor();
}

async function addLine(page: Page, tool: string, asset: string): Promise<void> {
  const remove = page.getByRole('button', { name: /^Not with / });
  if (await remove.count()) await remove.first().click();
  await page.getByRole('searchbox').last().fill(tool);
  await page.getByRole('searchbox').last().press('Enter');
  await page.getByLabel(`Plan of ${tool}`).waitFor();
  await page.getByLabel('What was made, one a line').fill(asset);
  await page.getByRole('button', { name: 'Add and freeze the facts' }).click();
  await page.locator('summary', { hasText: asset }).waitFor();
}

async function hashOf(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'The sheet', exact: true }).click();
  return (await page.locator('footer code').first().textContent()) ?? '';
}
