import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DeskRecordsAnswer } from '#api/desk-records.contract.ts';
import { fileTexts } from '#testing/built-catalogue.ts';
import { findOverflow } from './find-overflow.ts';
import { findViolations } from './find-violations.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { useAdminPage, useOwnSite } from './use-own-site.ts';

let site: OwnSite;
let browser: Browser;
let editor: WatchedPage;
let page: Page;

useOwnSite((own) => ({ browser, site } = own));

useAdminPage(
  () => ({ browser, site }),
  (own) => ({ editor, page } = own),
);

const records = async () =>
  ((await (await fetch(`${site.url}/api/desk-records`)).json()) as DeskRecordsAnswer).documents;

test('an article is written by keyboard, previewed and published; what a page could not print is refused', async () => {
  await page.goto(`${site.url}/admin/articles`);
  await page.getByRole('link', { name: 'Write an article' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Headline').fill('A second beginning');
  await page
    .getByLabel('One sentence for lists and search engines')
    .fill(fileTexts.article[0]?.fields.description ?? '');
  await page.getByLabel('Day it carries').fill('2026-11-22');
  await page.getByLabel('Text', { exact: true }).fill('## Begin\n\nShort, with <b>HTML</b>.');
  await page.getByLabel('Readers see it').selectOption('now');
  await page.getByLabel('Why', { exact: true }).fill('There is something to say');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.getByRole('alert').getByText('leave HTML out', { exact: false }).waitFor();
  editor.complaints.splice(0); // the refused call
  expect(await findViolations(page)).toEqual([]);
  for (const width of [834, 320]) {
    await page.setViewportSize({ width, height: 1112 });
    expect(await findOverflow(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.getByLabel('Text', { exact: true }).fill(fileTexts.article[0]?.fields.text ?? '');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'A second beginning' }).waitFor();
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.waitForURL(/\/admin\/articles\?key=a-second-beginning$/);
  await page.getByText('Published.', { exact: true }).waitFor();
  expect((await records()).article.map(({ key, shows }) => [key, shows])).toEqual([['a-second-beginning', 'whole']]);
});

test('a lesson is taken down and comes back, and a task gets other words', async () => {
  await page.goto(`${site.url}/admin/lessons`);
  await page.getByRole('link', { name: 'Make a rights file for one campaign' }).click();
  await page.getByLabel('Readers see it').selectOption('down');
  await page.getByLabel('Why', { exact: true }).fill('The terms have changed');
  await page.getByRole('button', { name: 'Take it down', exact: true }).click();
  await page.getByText('Unpublished.', { exact: true }).waitFor();
  expect((await records()).lesson).toMatchObject([{ shows: 'hidden' }]);
  await page
    .getByRole('region', { name: 'History' })
    .getByRole('button', { name: /^Take back/ })
    .click();
  await page.getByText('Published.', { exact: true }).waitFor();
  expect((await records()).lesson).toMatchObject([{ shows: 'whole', fields: {} }]);

  await page.goto(`${site.url}/admin/tasks?key=act-for-a-character`);
  const says = page.getByLabel('What people type for it');
  await says.fill(`${await says.inputValue()}\nact like a puppet`);
  await page.getByLabel('Why', { exact: true }).fill('Readers type it');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('region', { name: 'History' }).getByText('Readers type it').first().waitFor();
  expect((await records()).task).toMatchObject([{ key: 'act-for-a-character', shows: 'whole' }]);
});

test('each page of a text leads an admin to its form, and nobody else', async () => {
  const pages = {
    '/blog/getting-started': /\/admin\/articles\?key=getting-started$/,
    '/lessons/a-rights-file-for-one-campaign': /\/admin\/lessons\?key=a-rights-file-for-one-campaign$/,
    '/tasks/act-for-a-character': /\/admin\/tasks\?key=act-for-a-character$/,
    '/all-updates': /\/admin\/drops$/,
  };
  const reader = await openPage(browser);
  for (const [path, form] of Object.entries(pages)) {
    await reader.page.goto(site.url + path);
    expect(await reader.page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
    await page.goto(site.url + path);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.waitForURL(form);
  }
  await reader.close();
});

test('a lesson and a task are written from empty forms, and published', async () => {
  const [model] = fileTexts.lesson;
  if (!model) throw new Error('There is no lesson.');
  const { fields } = model;
  await page.goto(`${site.url}/admin/lessons`);
  await page.getByRole('link', { name: 'Write a lesson' }).press('Enter');
  await page.getByLabel('Headline').fill('Make another rights file, in an evening');
  await page.getByLabel('One sentence for lists and search engines').fill(fields.description);
  await page.getByLabel('Day it carries').fill(fields.publishedOn);
  await page.getByLabel('Desk it is for').selectOption(fields.desk);
  await page.getByLabel('Level').selectOption(fields.level);
  for (const [index, task] of fields.tasks.entries())
    await page.getByLabel(`Tasks it teaches, ${index + 1}`).selectOption(task);
  for (const [index, { tool }] of fields.tools.entries()) {
    await page.getByRole('button', { name: 'Add a tool' }).press('Enter');
    const field = page.getByLabel(`Tool ${index + 1}`, { exact: true });
    await field.fill(tool);
    await page.getByText('Enter takes the first.', { exact: false }).waitFor();
    await field.press('Enter');
    await page
      .getByText(/^№ \d+\. Its price list: /)
      .nth(index)
      .waitFor();
  }
  await page.getByLabel('Text', { exact: true }).fill(fields.text);
  await page.getByLabel('Readers see it').selectOption('now');
  await page.getByLabel('Why', { exact: true }).fill('An evening well spent');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.waitForURL(/\/admin\/lessons\?key=make-another-rights-file-in-an-evening$/);
  await page.getByText('Published.', { exact: true }).waitFor();

  await page.goto(`${site.url}/admin/tasks`);
  await page.getByRole('link', { name: 'Write a task' }).press('Enter');
  await page.getByLabel('The job, as an order').fill('Walk the yak');
  await page
    .getByLabel('What comes in, what comes out, what to look out for')
    .fill('A yak that has stood about all day becomes one that has been out; mind its fringe.');
  await page
    .getByLabel('What people type for it')
    .fill(['walk', 'stroll', 'amble', 'hike', 'wander', 'roam'].join('\n'));
  await page.getByLabel('Desks that have it, the first one most, 1').selectOption('creative');
  await page.getByLabel('Goals it serves, the first one most, 1').selectOption('automation');
  await page.getByLabel('How a result is paid for').fill('per walk');
  await page.getByLabel('Why fewer than three tools do it').fill('No tool has found the yak yet');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Readers see it').selectOption('now');
  await page.getByLabel('Why', { exact: true }).fill('Readers ask for it');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.waitForURL(/\/admin\/tasks\?key=walk-the-yak$/);
  await page.getByText('Published.', { exact: true }).waitFor();
  expect((await records()).task.map(({ key }) => key)).toContain('walk-the-yak');
});
