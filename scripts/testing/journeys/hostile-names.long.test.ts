import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import type { UploadAnswer } from '#api/upload-answer.ts';
import type { BuiltUploads } from '#domain/tool/built-uploads.schema.ts';
import { templateCsv } from '#domain/tool/csv/write-csv.ts';
import { sealFormTime } from '#netlify/letters/admit-form.ts';
import { copyProject, pagesBut } from '../../bench/project-copy.ts';
import { withSettings } from '#local/with-settings.ts';
import { honestBodies } from '../honest-bodies.ts';
import { hackedMark, hostileNames } from './hostile-names.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { useOwnSite } from './use-own-site.ts';

/** Promise 17: whatever a name holds, it is shown and never run, with the content policy and without it. */
let browser: Browser;
let site: OwnSite;
let tools: { id: number; name: string }[];
/** Names that the upload has refused in words, for their length or for what no name holds. */
let refused: Set<string>;

useOwnSite((own) => ({ browser, site } = own));
beforeAll(async () => {
  const { page, close } = await openPage(browser);
  await signIn(page, site.url, 'admin@yak.test', '/about');
  const trial = await post<UploadAnswer>(page, '/api/tools/bulk-upload', {
    csvData: csvOf(hostileNames),
    dryRun: true,
  });
  refused = new Set(trial.refusals.map(({ row }) => hostileNames[(row ?? 0) - 2] ?? ''));
  const answer = await post<UploadAnswer>(page, '/api/tools/bulk-upload', {
    csvData: csvOf(hostileNames.filter((name) => !refused.has(name))),
    dryRun: false,
  });
  expect([answer.message, answer.refusals]).toEqual([expect.any(String), []]);
  for (const [index, name] of hostileNames.slice(0, 25).entries()) await submit(page, name, index);
  const { uploads } = (await (await fetch(`${site.url}/api/uploaded-records`)).json()) as BuiltUploads;
  tools = uploads.flatMap((upload) => (upload.kind === 'new' ? [upload.tool] : []));
  await close();
});

test('the hundred names are a hundred, most of them fit a tool, and those are stored as they are', () => {
  expect(new Set(hostileNames).size).toBe(100);
  expect(refused.size).toBeLessThan(20);
  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    hostileNames
      .filter((name) => !refused.has(name))
      .map((name) => name.trim())
      .toSorted(),
  );
});

describe.each([
  ['with the content policy', false],
  ['without it', true],
])('%s', (_, bypassCSP) => {
  test('no name runs in the catalogue, its search, the palette or on its own page', async () => {
    const { page, close } = await openPage(browser, { bypassCSP });
    await signIn(page, site.url, `reader-${bypassCSP}@yak.test`, '/about');
    await page.goto(`${site.url}/tools`);
    const box = page.getByRole('searchbox').first();
    for (const name of bypassCSP ? hostileNames : hostileNames.slice(0, 25)) await box.fill(name);
    await box.fill('hax');
    await expect.poll(() => page.locator('main').innerText()).toContain('hax=1');
    expect(await wasHacked(page)).toBe(false);
    for (const { id, name } of tools.filter((_, index) => index % 20 === 0)) {
      await page.goto(`${site.url}/tool-fluid/${id}`);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(name.slice(0, 8));
      expect(await wasHacked(page)).toBe(false);
    }
    await close();
  });

  test('no name runs on the account, in the saved tools, in a comparison or from an address', async () => {
    const { page, close } = await openPage(browser, { bypassCSP });
    await signIn(page, site.url, 'core@yak.test', '/about');
    const names = bypassCSP ? hostileNames.slice(0, 8) : hostileNames.slice(0, 2); // the policy can only forbid more
    const ids = tools.slice(0, 3).map(({ id }) => id);
    for (const toolId of ids) await post(page, '/api/saved-tools', { toolId });
    const addresses = [
      '/dashboard',
      `/compare?t=${ids.join()}`,
      ...names.map((name) => `/tools?q=${encodeURIComponent(name)}`),
    ];
    for (const address of addresses) {
      await page.goto(site.url + address);
      await page.waitForLoadState('networkidle');
      expect([address, await wasHacked(page)]).toEqual([address, false]);
    }
    for (const name of names) {
      await post(page, '/api/profile', { firstName: name, lastName: name });
      await page.goto(`${site.url}/account`);
      await expect.poll(() => page.getByLabel('First name').inputValue()).toBe(name.trim());
      expect([name, await wasHacked(page)]).toEqual([name, false]);
    }
    await close();
  });

  test('no name of a list of rules runs: on its page, above a list, on a tool, in the dialog, on the client’s sheet', async () => {
    const { page, close } = await openPage(browser, { bypassCSP });
    await signIn(page, site.url, 'core@yak.test', '/about');
    for (const [index, name] of hostileNames.slice(0, bypassCSP ? 6 : 2).entries()) {
      const id = randomUUID();
      const list = { id, name, client: name, note: name, rules: { paidWork: true } };
      await post(page, '/api/own-rules', { do: 'keep', ...list });
      await page.evaluate((text) => localStorage.setItem('rulesInForce', text), JSON.stringify({ ...list, own: id }));
      const sheet = new URLSearchParams({ paid: '1', name, note: name, t: '1,7', title: name });
      for (const address of ['/rules', '/tools', '/tool-fluid/1', `/rules/client?${sheet}`]) {
        await page.goto(site.url + address);
        await page.locator('main').getByText('hax=1').first().waitFor();
        expect([index, address, await wasHacked(page)]).toEqual([index, address, false]);
      }
      await page.getByRole('button', { name: /^Rules/ }).click();
      await page.getByRole('dialog').getByText('hax=1').first().waitFor();
      expect(await wasHacked(page)).toBe(false);
    }
    await page.evaluate(() => localStorage.removeItem('rulesInForce'));
    await close();
  });

  test('no name runs in the back office', async () => {
    const { page, close } = await openPage(browser, { bypassCSP });
    await signIn(page, site.url, 'admin@yak.test', '/about');
    for (const address of [
      '/admin',
      '/data-upload',
      '/admin-upload',
      '/admin/tools',
      '/admin/drops',
      '/admin/lessons',
      '/admin/articles',
      '/admin/tasks',
      '/admin/review',
      '/admin/facts',
      '/admin/messages',
      '/admin/letters',
      '/admin/figures',
      '/admin/people',
      '/admin/subscribers',
    ]) {
      await page.goto(site.url + address);
      await page.waitForLoadState('networkidle');
      expect([address, await wasHacked(page)]).toEqual([address, false]);
    }
    await close();
  });
});

test('no name runs from a built page: not from the detail pages, the lists or the heads', async () => {
  const copy = copyProject(pagesBut('tool-fluid', 'tools', 'tool', 'tool-old', 'tool-wnw', 'tool-behance'), {
    knowsDrawings: true,
  });
  await copy.build({ YAK_UPLOADS_URL: site.url, URL: site.url });
  const folder = join(copy.folder, 'dist');
  const { page, close } = await openPage(browser, { bypassCSP: true });
  await page.route(`${site.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = await readFile(join(folder, pathname.includes('.') ? pathname : `${pathname}.html`)).catch(() => null);
    await (body
      ? route.fulfill({ body, contentType: pathname.includes('.') ? typeOf(pathname) : 'text/html' })
      : route.abort());
  });
  for (const { id, name } of tools.filter((_, index) => index % 3 === 0)) {
    await page.goto(`${site.url}/tool-fluid/${id}`);
    expect([name, await wasHacked(page)]).toEqual([name, false]);
  }
  for (const address of [
    '/tools',
    '/tools/a-z',
    ...['tool', 'tool-old', 'tool-wnw', 'tool-behance'].map((edition) => `/${edition}/${tools[0]?.id}`),
  ]) {
    await page.goto(site.url + address);
    expect([address, await wasHacked(page)]).toEqual([address, false]);
  }
  await close();
  copy.remove();
});

/** A spreadsheet with a row for each name, each with an address of its own. */
function csvOf(names: readonly string[]): string {
  const [model] = Papa.parse<Record<string, string>>(templateCsv(), { header: true, delimiter: ',' }).data;
  return Papa.unparse(names.map((name, index) => ({ ...model, name, link: `https://hostile-${index}.example.com/` })));
}

async function submit(page: Page, name: string, index: number): Promise<void> {
  const body = {
    ...honestBodies['/api/tool-submissions'],
    attempt: randomUUID(),
    opened: await withSettings(site.env(), () => sealFormTime(new Date(Date.now() - 60_000))),
    toolName: name,
    submitterName: name,
    description: name,
    website: `https://submitted-${index}.example.com/`,
    submitterEmail: `sender-${index}@yak.test`,
  };
  await post(page, '/api/tool-submissions', body);
}

/** Sends what a page of ours would send, from a page of ours. */
function post<Answer>(page: Page, path: string, body: unknown): Promise<Answer> {
  return page.evaluate(
    async ([address, json]) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: json,
      });
      return (await answer.json()) as Answer;
    },
    [path, JSON.stringify(body)] as const,
  );
}

function wasHacked(page: Page): Promise<boolean> {
  return page.evaluate((mark) => mark in window, hackedMark);
}

function typeOf(path: string): string {
  return (
    { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', json: 'application/json', woff2: 'font/woff2' }[
      path.split('.').at(-1) ?? ''
    ] ?? 'application/octet-stream'
  );
}
