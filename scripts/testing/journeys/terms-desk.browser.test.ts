import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OneToolAnswer } from '#api/tool.contract.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { editTool } from '#netlify/catalog/edit-tool.ts';
import { versionOf } from '#netlify/catalog/version-of.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { planCatalogue } from '#netlify/facts/plan-catalogue.ts';
import { sendAlerts } from '#netlify/letters/send-alerts.ts';
import { runWatch } from '#netlify/watch/run-watch.ts';
import { pageWith } from '#testing/disguises.ts';
import type { LocalWeb } from '#testing/start-web.ts';
import { withSettings } from '#local/with-settings.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { quickVisits } from '#testing/watch-over.ts';
import { findOverflow } from './find-overflow.ts';
import { findViolations } from './find-violations.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { useOwnSite, useWeb } from './use-own-site.ts';

const source = 'http://site-0.test/page-0';
const before = 'We do not use the content of customers on a paid plan to train our models.';
const after = 'We use the content of customers on every plan to train our models.';
const meaning = 'What you upload trains its models now, on paid plans as well.';

/** Somebody on the free plan. */
const reader = 'since-fringe@yak.test';

let site: OwnSite;
let browser: Browser;
let web: LocalWeb;
useOwnSite((own) => ({ browser, site } = own));
useWeb((own) => (web = own));

const tool = fileTools.find(
  ({ status, evidence, plans: own, rights }) =>
    status.state === 'active' && evidence.trainsOnUploads && own.length > 2 && rights.trainsOnUploads === 'no',
)!;
/** The plans on which uploads train its models from now on. */
const trained = tool.plans.slice(0, 2).map(({ name }) => name);
const inFunctions = <T>(run: () => T) => withSettings(site.env(), run);

/** The watch visits the page, which says one sentence about training among others. */
async function visit(training: string, now: string): Promise<void> {
  const sentences = [
    'You own the images that you make with the service.',
    training,
    'Disputes are settled by binding arbitration in the city of San Francisco.',
  ];
  web.setPage(source, { body: pageWith(sentences.map((sentence) => `<p>${sentence}</p>`).join('')) });
  const { tools } = await currentCatalogue();
  await runWatch({
    tools: tools.filter(({ id }) => id === tool.id),
    now: new Date(now),
    until: Infinity,
    network: { standIn: { address: '127.0.0.1', port: web.port }, lookup: async () => ['127.0.0.1'] },
    limits: quickVisits,
  });
}

async function isSoundInBothThemes(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    expect(await findViolations(page)).toEqual([]);
  }
}

/** Tells by mail what is to be told at a moment. */
async function sendLetters(now: Date): Promise<void> {
  await inFunctions(async () => {
    const told = await planCatalogue((await currentCatalogue()).tools, now);
    await sendAlerts({ now, ...told, drops: [], plans, until: performance.now() + 20_000 });
  });
}

/** The dashboard of somebody signed in, once its first section is there. */
async function openSince(page: Page): Promise<Locator> {
  await page.goto(`${site.url}/dashboard`);
  const since = page.getByRole('region', { name: 'Since you last looked' });
  await since.waitFor();
  return since;
}

/** A job that was done with the tool before its terms changed. */
const project = { id: randomUUID(), name: 'Spring film', client: 'Northwind', rules: { paidWork: true } };

/** A reader's device, on which the tool is saved, work done with it is noted and letters about it are asked for. */
async function deviceOfReader(): Promise<Page> {
  const { page } = await openPage(browser, { bypassCSP: true, reducedMotion: 'reduce' });
  await signIn(page, site.url, reader);
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
      },
      [path, body] as const,
    );
  expect(await post('/api/saved-tools', { toolId: tool.id })).toBe(201);
  expect(await post('/api/projects', { ...project, rulesName: 'Client work', note: '' })).toBe(201);
  const line = { asset: 'poster.png', toolId: tool.id, plan: tool.plans[0]?.name ?? '', day: '2026-11-20' };
  const how = { account: '', human: 'Retouched', sourceType: 'trainedAlgorithmicMedia' };
  expect(await post(`/api/projects/${project.id}/lines`, { ...line, ...how })).toBe(201);
  const since = await openSince(page);
  await since.getByText('No changes yet', { exact: true }).waitFor();
  await since.getByText(/^Last reading: /).waitFor();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  // In a quiet time too it stands first, before what one may do and what that costs.
  expect((await headings.allTextContents()).slice(0, 3)).toEqual([
    'Since you last looked',
    'What you may do',
    'Monthly total',
  ]);
  expect(await headings.last().textContent()).toBe('Emails');
  expect(await page.getByRole('main').locator('input:checked').count()).toBe(0);
  await isSoundInBothThemes(page);
  // Mail is asked for once: who has answered is offered what they left out.
  expect(await since.getByRole('checkbox').count()).toBe(0);
  const mails = page.getByRole('region', { name: 'Emails' });
  await mails.getByRole('button', { name: 'Choose emails' }).click();
  expect(await mails.getByRole('switch').count()).toBe(4);
  expect(await mails.locator('input:checked').count()).toBe(0);
  await mails.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your email notification preferences have been saved.').first().waitFor();
  await mails.waitFor({ state: 'detached' });
  const asked = since.getByLabel('Mail me when a fact or the terms of a tool I saved change.');
  await asked.click();
  await asked.waitFor({ state: 'detached' });
  return page;
}

test('a sentence about training changes: it waits at the desk with both wordings, and confirmed it stands on the tool’s page, once on the devices of who saved it, in the project that used it, and in one letter, with the right of the plans that it moves, its history and its drop', async () => {
  const first = await deviceOfReader();
  const second = await openPage(browser, { reducedMotion: 'reduce' });
  await signIn(second.page, site.url, reader);
  await sendLetters(new Date()); // what is known from now on
  await inFunctions(async () => {
    const evidence = { source, kind: 'press' as const, quote: before, readOn: '2026-08-01', pageDate: null };
    const edited = await editTool(
      {
        ...{ toolId: tool.id, version: versionOf(tool), attempt: randomUUID(), reason: 'Its page moved' },
        patch: { fields: {}, evidence: { trainsOnUploads: evidence } },
      },
      { by: 'editor', now: new Date() },
    );
    expect(edited.ok).toBe(true);
    await visit(before, '2026-09-10T08:00:00Z');
    await visit(after, '2026-11-10T08:00:00Z');
  });

  const editor = await openPage(browser, { bypassCSP: true, reducedMotion: 'reduce' });
  await signIn(editor.page, site.url, 'admin@yak.test');
  await editor.page.goto(`${site.url}/admin/facts`);
  const desk = editor.page.getByRole('article', { name: `Terms of ${tool.name}` });
  await desk.getByText('Reworded: training').waitFor();
  expect((await desk.getByRole('region', { name: 'Before' }).textContent())?.trim()).toBe(`Before${before}`);
  expect((await desk.getByRole('region', { name: 'After' }).textContent())?.trim()).toBe(`After${after}`);
  await isSoundInBothThemes(editor.page);
  await desk.getByRole('button', { name: 'Tell readers' }).click();
  await editor.page.keyboard.type(meaning);
  await stateRight(desk);
  await editor.page.reload();
  expect(await filledIn(desk)).toEqual({ meaning, answer: 'yes', plans: trained });
  await editor.page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(editor.page)).toEqual([]);
  await isSoundInBothThemes(editor.page);
  await desk.getByRole('button', { name: 'Confirm' }).click();
  await editor.page.getByText('No changed sentence waits.').waitFor();
  expect(await findOverflow(editor.page)).toEqual([]);

  await isTold(first, second.page);
  await isInProject(second.page);

  const anybody = await openPage(browser, { reducedMotion: 'reduce' });
  await anybody.page.goto(`${site.url}/tool-fluid/${tool.id}`);
  await anybody.page.mouse.move(200, 300);
  await anybody.page.mouse.move(220, 320); // the first move of a pointer is where it lies
  const told = anybody.page.getByRole('region', { name: 'What changed in the terms' });
  await told.getByText(meaning.slice(0, -1)).waitFor();
  expect(await told.locator('del').textContent()).toBe(before);
  expect(await told.locator('ins').textContent()).toBe(after);
  await saysRight(anybody.page);
  await anybody.page.getByText('Over time', { exact: true }).click();
  const line = anybody.page.getByRole('table').filter({ hasText: 'Terms changed' });
  await line.getByRole('rowheader', { name: 'Read', exact: true }).waitFor();
  expect(await line.locator('svg').count()).toBe(await line.getByRole('row').count());
  await isSoundInBothThemes(anybody.page);
  await anybody.page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(anybody.page)).toEqual([]);

  await editor.page.getByRole('link', { name: `Finish the drop about ${tool.name}` }).waitFor();
  await editor.page.goto(`${site.url}/admin/tools?id=${tool.id}`);
  const changes = editor.page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await changes.first().getByText(`: ${meaning}`).first().waitFor();
  await editor.page.getByRole('link', { name: 'Finish the drop about its last change' }).click();
  await expect.poll(() => editor.page.getByLabel('Headline').inputValue()).toContain(`${tool.name} changes its terms`);
  expect(await editor.page.getByLabel('Its words').inputValue()).toBe(after);
  expect(await editor.page.getByLabel('What holds now').inputValue()).toBe(`${trained[0]}, training on uploads: Yes`);
});

/** What stands in the form once it is there. */
async function filledIn(desk: Locator) {
  const plans = desk.getByRole('group', { name: 'On which plans' });
  await plans.waitFor();
  return {
    meaning: await desk.getByLabel('What it means for a reader, in one sentence').inputValue(),
    answer: await desk.getByLabel('What holds now').inputValue(),
    plans: await plans
      .locator('input:checked')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
  };
}

/** The form begins with what the sentence suggests; the editor says of which plans it holds, and what holds. */
async function stateRight(desk: Locator): Promise<void> {
  const valueAt = (label: string) => desk.getByLabel(label, { exact: true }).inputValue();
  await desk.getByLabel('What holds now').selectOption({ label: 'Yes' });
  expect(await desk.getByLabel('A right changes').isChecked()).toBe(true);
  expect(await valueAt('Right')).toBe('trainsOnUploads');
  const words = ['The page that says it', 'Its words', 'Day it was read', 'Whose words they are'].map(valueAt);
  expect(await Promise.all(words)).toEqual([source, after, '2026-11-10', 'press']);
  for (const { name } of tool.plans)
    await desk
      .getByRole('checkbox', { name: new RegExp(`^${RegExp.escape(name)} Until now`) })
      .setChecked(trained.includes(name));
}

/** The plans say what holds now, with its words, their page and their day; the other plans say what they said. */
async function saysRight(page: Page): Promise<void> {
  const answer = await page.evaluate(async (id) => (await fetch(`/api/tools/${id}`)).json(), tool.id);
  const told = (answer as OneToolAnswer).tool;
  const answers = told.plans.map(({ name, rights }) => [name, rights.trainsOnUploads?.answer === 'yes']);
  expect(answers).toEqual(tool.plans.map(({ name }) => [name, trained.includes(name)]));
  const line = page.locator('[data-fact="trainsOnUploads"]');
  const said = `Press 10 Nov (${trained.join(', ')}), 1 Aug 2026 (others): site-0.test`;
  await line.filter({ hasText: said }).waitFor({ state: 'attached' });
  expect(await line.locator('q').first().textContent()).toBe(after);
  expect(await line.locator('blockquote').first().getByText('Source').getAttribute('href')).toBe(source);
  const row = page.locator('[data-row="trainsOnUploads"]');
  await row.locator('q').filter({ hasText: after }).waitFor({ state: 'attached' });
  const cells = await row
    .locator('td:not([data-covered])')
    .evaluateAll((all) =>
      all.map((cell) => [(cell as HTMLTableCellElement).colSpan, cell.querySelector('b')?.textContent]),
    );
  expect(cells[0]).toEqual([trained.length, 'Yes']);
  expect(cells.slice(1).some(([, text]) => text === 'Yes')).toBe(false);
  expect(await row.locator('[data-now]').isVisible()).toBe(false);
}

/** New on the device that is opened first, found below on the other, and never new again; one letter, however often it is time. */
async function isTold(first: Page, second: Page): Promise<void> {
  const marked = first.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/since'),
  );
  const since = await openSince(first);
  const told = since.getByRole('listitem').filter({ hasText: meaning });
  await told.getByRole('link', { name: `${tool.name} changed its terms: trains on uploads` }).waitFor();
  expect(await told.count()).toBe(1);
  await since.getByRole('link', { name: `Spring film: ${tool.name} has changed since` }).waitFor();
  await isSoundInBothThemes(first);
  await first.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(first)).toEqual([]);
  expect((await marked).status()).toBe(200);
  for (const page of [second, first]) {
    const again = await openSince(page);
    await again.getByText(/^No other changes since /).waitFor();
    await again.getByText('Seen before: the last 2').click();
    expect(await again.getByRole('listitem').filter({ hasText: meaning }).count()).toBe(1);
  }
  site.mail().clear();
  for (const hours of [2, 3]) await sendLetters(new Date(Date.now() + hours * 3_600_000));
  const letters = (await site.mail().list()).filter(({ recipients }) => recipients.includes(reader));
  expect(letters.map(({ text }) => text.split(meaning.slice(0, -1)).length - 1)).toEqual([1]);
  expect(letters[0]?.text).toContain('Spring film: poster.png');
  expect(letters[0]?.text).toMatch(new RegExp(`${RegExp.escape(trained[0] ?? '')}, Trains on uploads: No[^→]*→ Yes`));
}

/** The project says what changed and which asset it touches; its sheet is as it was, and the tool's page names the project. */
async function isInProject(page: Page): Promise<void> {
  const sheet = () =>
    page.evaluate(async (id) => (await fetch(`/api/projects/${id}/sheet?format=json`)).text(), project.id);
  const frozen = await sheet();
  expect(frozen).not.toContain(after);
  const again = await openSince(page);
  await again.getByText('Seen before: the last 2').click();
  await again.getByRole('link', { name: `Spring film: ${tool.name} has changed since` }).click();
  const changed = page.getByRole('region', { name: 'Since then' });
  await changed.getByText(meaning.slice(0, -1)).waitFor();
  await changed.getByText('Hits poster.png').waitFor();
  await changed.getByText('Trains on uploads:').waitFor();
  expect(await changed.locator('q').allTextContents()).toEqual([after, after]);
  await isSoundInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(page)).toEqual([]);
  expect(await sheet()).toBe(frozen);
  await page.goto(`${site.url}/dashboard`);
  const recalled = page.getByRole('region', { name: 'Changed since you used it' });
  await recalled.getByText('One asset of one project. Your sheets keep what stood on the day.').waitFor();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  expect((await headings.allTextContents()).slice(0, 2)).toEqual([
    'Changed since you used it',
    'Since you last looked',
  ]);
  await page.goto(`${site.url}/tool-fluid/${tool.id}`);
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320); // what came since the page was built is asked for at the first act
  const notice = page.getByRole('complementary', { name: 'Your projects' });
  await notice.getByText('Touches one asset of one project of yours.').waitFor();
  expect(await notice.textContent()).toContain(meaning);
}
