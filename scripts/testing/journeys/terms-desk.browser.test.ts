import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { editTool } from '#netlify/catalog/edit-tool.ts';
import { toolVersion } from '#netlify/catalog/tool-version.ts';
import { runWatch } from '#netlify/watch/run-watch.ts';
import { pageWith } from '#stand-ins/web/disguises.ts';
import type { LocalWeb } from '#stand-ins/web/start-web.ts';
import { withSettings } from '#local/with-settings.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { quickVisits } from '#testing/watch-over.ts';
import { findOverflow } from './find-overflow.ts';
import { findViolations } from './find-violations.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './page-states.ts';
import { useOwnSite, useWeb } from './use-own-site.ts';

const source = 'http://site-0.test/page-0';
const before = 'We do not use the content of customers on a paid plan to train our models.';
const after = 'We use the content of customers on every plan to train our models.';
const meaning = 'What you upload trains its models now, on paid plans as well.';

let site: OwnSite;
let browser: Browser;
let web: LocalWeb;
useOwnSite((own) => ({ browser, site } = own));
useWeb((own) => (web = own));

const tool = fileTools.find(({ status, evidence }) => status.state === 'active' && evidence.trainsOnUploads)!;
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

test('a sentence about training changes: it waits at the desk with both wordings, and confirmed it stands on the tool’s page', async () => {
  await inFunctions(async () => {
    const evidence = { source, kind: 'press' as const, quote: before, readOn: '2026-11-01', pageDate: null };
    const edited = await editTool(
      {
        ...{ toolId: tool.id, version: toolVersion(tool), attempt: randomUUID(), reason: 'Its page moved' },
        patch: { fields: {}, evidence: { trainsOnUploads: evidence } },
      },
      { by: 'editor', now: new Date() },
    );
    expect(edited.ok).toBe(true);
    await visit(before, '2027-01-10T08:00:00Z');
    await visit(after, '2027-03-10T08:00:00Z');
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
  await editor.page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(editor.page)).toEqual([]);
  await isSoundInBothThemes(editor.page);
  await desk.getByRole('button', { name: 'Confirm' }).click();
  await editor.page.getByText('No changed sentence waits.').waitFor();
  expect(await findOverflow(editor.page)).toEqual([]);

  const reader = await openPage(browser, { reducedMotion: 'reduce' });
  await reader.page.goto(`${site.url}/tool-fluid/${tool.id}`);
  await reader.page.mouse.move(200, 300);
  await reader.page.mouse.move(220, 320); // the first move of a pointer is where it lies
  const told = reader.page.getByRole('region', { name: 'What changed in the terms' });
  await told.getByText(meaning.slice(0, -1)).waitFor();
  expect(await told.locator('del').textContent()).toBe(before);
  expect(await told.locator('ins').textContent()).toBe(after);
  await isSoundInBothThemes(reader.page);

  await editor.page.getByRole('link', { name: `Draft a drop about ${tool.name}` }).click();
  await expect.poll(() => editor.page.getByLabel('Headline').inputValue()).toContain(tool.name);
  expect(await editor.page.getByLabel('Its words').inputValue()).toBe(after);
});
