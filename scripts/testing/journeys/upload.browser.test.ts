import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { templateCsv } from '#domain/tool/csv/write-csv.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

const [header = '', model = ''] = templateCsv().split('\r\n');
const rowOf = (name: string, link: string, cells: [string, string][] = []) =>
  cells.reduce(
    (row, [from, to]) => row.replace(from, to),
    model.replace('Example Tool', name).replace('https://example.com/', link),
  );

/** So many sound tools; the changed rows are given by index. */
function sheetOf(count: number, changed: Record<number, string> = {}): string {
  const rows = Array.from(
    { length: count },
    (_, index) => changed[index] ?? rowOf(`Uploaded Tool ${index + 1}`, `https://uploaded-${index + 1}.example/`),
  );
  return [header, ...rows].join('\n');
}

test('forty tools, three bad rows: read the refusals, correct, apply, find, open, save, undo, gone', async () => {
  const { page, complaints, close } = await openPage(browser);
  await signIn(page, site.url, 'admin@yak.test');
  await page.goto(`${site.url}/data-upload`);
  const field = page.getByLabel('CSV data');
  const upload = page.getByRole('button', { name: 'Upload Data' });
  await field.waitFor();
  expect(await upload.isDisabled()).toBe(true);
  await field.fill('   ');
  await upload.click();
  await page.getByText('Please paste your CSV data first').waitFor();

  await field.fill(
    sheetOf(40, {
      4: rowOf('', 'https://uploaded-5.example/'),
      9: rowOf('Uploaded Tool 10', 'nowhere'),
      19: rowOf('Uploaded Tool 20', 'https://uploaded-20.example/', [[',10,', ',lots,']]),
    }),
  );
  await page.getByRole('heading', { name: 'Preview' }).waitFor();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('heading', { name: 'What would happen' }).waitFor();
  const refusals = page.getByRole('region', { name: 'To correct' }).getByRole('row');
  expect((await refusals.allInnerTexts()).slice(1).map((text) => text.split(/\s+/).slice(0, 2))).toEqual([
    ['6', 'name'],
    ['11', 'link'],
    ['21', 'pricing_amount'],
  ]);

  await field.fill(sheetOf(40));
  await page.getByText('40 sound rows').waitFor();
  await upload.click();
  await page.getByText('Data uploaded successfully!').waitFor();
  expect(await field.inputValue()).toBe('');
  await page.getByText('Uploaded: 40 new, 0 changed, 0 unchanged.').waitFor();

  await searchFor(page, 'Uploaded Tool 20');
  await page.locator('a[href^="/tool-fluid/2"]', { hasText: 'Uploaded Tool 20' }).click();
  await page.getByRole('heading', { level: 1, name: 'Uploaded Tool 20' }).waitFor();
  const address = page.url();
  await nobodyCallsItLost(page);
  await page.getByRole('button', { name: 'Save Tool' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await page.goto(`${site.url}/dashboard`);
  await page.getByText('Uploaded Tool 20').first().waitFor();

  await page.goto(`${site.url}/data-upload`);
  await page.getByRole('button', { name: /^Undo the upload/ }).click();
  await page.getByRole('button', { name: 'Take back 40 tools' }).click();
  await page.getByText(/^Taken back \d/).waitFor();

  await searchFor(page, 'Uploaded Tool 20');
  await page.getByRole('heading', { name: /^\d+ tools? for “Uploaded Tool 20”/ }).waitFor();
  await page.goto(address);
  await page.getByRole('heading', { name: 'Tool not found' }).waitFor();
  await page.goto(`${site.url}/dashboard`);
  await page.getByText('No saved tools yet').waitFor();
  expect(
    complaints.filter((line) => !line.includes(address) && !/responded with a status of (404|422)/.test(line)),
  ).toEqual([]);
  await close();
});

test('the bundle: look, upload, verify, take back', async () => {
  const { page, complaints, close } = await openPage(browser);
  await signIn(page, site.url, 'admin@yak.test');
  await page.goto(`${site.url}/admin-upload`);
  await page.getByRole('button', { name: 'Upload 16 tools' }).click();
  await page.getByText('Success!').first().waitFor();
  await page.getByText('Uploaded: 0 new, 16 changed, 0 unchanged.').first().waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/^\d+ tools in the catalogue. One has “adobe” in its name: Adobe .* The first five: /).waitFor();
  await page.getByRole('button', { name: /^Undo the upload/ }).click();
  await page.getByRole('button', { name: 'Take back 16 tools' }).click();
  await page
    .getByText(/^Taken back \d/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('everybody else is refused kindly, and every admin call with 403 or 401', async () => {
  const signedOut = await openPage(browser);
  for (const path of ['/data-upload', '/admin-upload']) {
    await signedOut.page.goto(site.url + path);
    await signedOut.page.getByText('Sign In Required').waitFor();
  }
  expect(signedOut.calls).toEqual([]);
  await signedOut.close();

  const fringe = await openPage(browser);
  await signIn(fringe.page, site.url, 'fringe@yak.test');
  await fringe.page.goto(`${site.url}/data-upload`);
  await fringe.page.getByText('Editors only').waitFor();
  const statuses = await fringe.page.evaluate(async () => {
    const post = (path: string, body: unknown) =>
      fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    const answers = [
      post('/api/tools/bulk-upload', { csvData: 'name' }),
      post('/api/admin/upload-tools', { tools: [] }),
      fetch('/api/uploads'),
      post('/api/uploads/undo', { uploadId: crypto.randomUUID() }),
    ];
    return (await Promise.all(answers)).map((answer) => answer.status);
  });
  expect(statuses).toEqual([403, 403, 403, 403]);
  await fringe.close();
});

/** Opens the page of an uploaded tool again and looks at it while nobody knows yet whether there is such a tool. */
async function nobodyCallsItLost(page: Page): Promise<void> {
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/uploaded-tools', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.reload();
  const lost = page.getByText('Tool not found');
  await lost.waitFor({ state: 'attached' });
  expect(await lost.isVisible()).toBe(false);
  seen.resolve();
  await page.getByRole('heading', { level: 1, name: 'Uploaded Tool 20' }).waitFor();
  await page.unroute('**/api/uploaded-tools');
}

async function searchFor(page: Page, name: string): Promise<void> {
  await page.goto(`${site.url}/tools?q=${encodeURIComponent(name)}`);
}
