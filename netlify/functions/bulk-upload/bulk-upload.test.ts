import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import bundle from '#data/admin-bundle.json' with { type: 'json' };
import type { OneToolAnswer } from '#api/tool.contract.ts';
import type { ToolAnswer } from '#api/tools.ts';
import type { RefusedUpload, UploadAnswer } from '#api/upload-answer.ts';
import type { UploadedToolsAnswer } from '#api/uploaded-tools.ts';
import type { UploadEntry } from '#api/uploads.contract.ts';
import { templateCsv, writeCsv } from '#domain/tool/csv/write-csv.ts';
import { forgetUploader, uploadsBy } from '#netlify/catalog/apply-tools.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';
import { listenOnLoopback } from '@yak/emulator-loopback';
import {
  adminEmail,
  ask,
  type Person,
  type SiteUnderTest,
  siteStoresDead,
  startSiteUnderTest,
} from '#testing/site-under-test.ts';
import { allTools } from '#testing/built-catalogue.ts';
import savedTools from '../saved-tools/saved-tools.ts';
import savedToolsCount from '../saved-tools-count/saved-tools-count.ts';
import tool from '../tool/tool.ts';
import tools from '../tools/tools.ts';
import undoUpload from '../undo-upload/undo-upload.ts';
import uploadTools from '../upload-tools/upload-tools.ts';
import uploadedRecords from '../uploaded-records/uploaded-records.ts';
import uploadedTools from '../uploaded-tools/uploaded-tools.ts';
import uploads from '../uploads/uploads.ts';
import whyNot from '../why-not/why-not.ts';
import bulkUpload from './bulk-upload.ts';

let site: SiteUnderTest;
let admin: Person;
let hooked = 0;
const hook = createServer((_, response) => {
  hooked += 1;
  response.end();
});

beforeAll(async () => {
  const { port } = await listenOnLoopback(hook, 0);
  site = await startSiteUnderTest();
  site.setEnvironment({ BUILD_HOOK_URL: `http://127.0.0.1:${port}/` });
  admin = await site.signUp({ email: adminEmail });
});
afterAll(async () => {
  hook.close();
  await site.close();
});
beforeEach(async () => {
  for (const { id } of (await list()).filter(({ undone }) => !undone)) await undo(id);
  hooked = 0;
});

const csvOf = (name: string, more: Record<string, string> = {}) =>
  Object.entries({ 'Example Tool': name, ...more }).reduce(
    (text, [from, to]) => text.replace(from, to),
    templateCsv().replace('https://example.com/', ''),
  );
const send = (csvData: string, dryRun = false) =>
  ask(bulkUpload, 'POST', '/api/tools/bulk-upload', { person: admin, body: { csvData, dryRun } });
const upload = async (csvData: string, dryRun = false) => (await (await send(csvData, dryRun)).json()) as UploadAnswer;
const list = async () => (await (await ask(uploads, 'GET', '/api/uploads', { person: admin })).json()) as UploadEntry[];
const undo = (uploadId: string) => ask(undoUpload, 'POST', '/api/uploads/undo', { person: admin, body: { uploadId } });
const all = async () => (await (await ask(tools, 'GET', '/api/tools')).json()) as ToolAnswer[];
const difference = async () =>
  (await (await ask(uploadedTools, 'GET', '/api/uploaded-tools')).json()) as UploadedToolsAnswer;

describe('uploading', () => {
  test('a trial says what would happen and stores nothing', async () => {
    const answer = await upload(csvOf('Trial Tool'), true);
    expect(answer).toMatchObject({
      dryRun: true,
      created: 1,
      uploadId: null,
      rebuild: null,
      rows: [{ row: 2, name: 'Trial Tool', outcome: 'created' }],
    });
    expect((await readToolHead()).revision).toBeNull();
    expect(hooked).toBe(0);
  });

  test('a new tool is in the list, at its own address, ranked, saved and counted; undo takes it out everywhere', async () => {
    const person = await site.signUp();
    const answer = await upload(csvOf('Aardvark Ray'));
    expect(answer).toMatchObject({ created: 1, rebuild: 'started', rows: [{ outcome: 'created' }] });
    expect(hooked).toBe(1);
    const id = answer.rows[0]?.toolId ?? 0;

    expect(await all()).toHaveLength(allTools.length + 1);
    expect(await difference()).toMatchObject({ changed: [{ id, name: 'Aardvark Ray' }], removed: [] });
    const one = (await (await ask(tool, 'GET', `/api/tools/${id}`)).json()) as OneToolAnswer;
    expect(one).toMatchObject({ tool: { id, name: 'Aardvark Ray', badgeColor: 'yellow' }, ink: 'yellow' });
    expect(one.similar).toHaveLength(3);
    const fitting = {
      department: 'brand',
      goals: ['content-creation'],
      budget: 'low',
      experience: 'beginner',
      teamSize: 'solo',
    };
    const rank = () => ask(whyNot, 'POST', '/api/why-not', { body: { toolId: id, answers: fitting } });
    const saved = () => ask(savedTools, 'GET', '/api/saved-tools', { person }).then((reply) => reply.json());
    expect((await ask(savedTools, 'POST', '/api/saved-tools', { person, body: { toolId: id } })).status).toBe(201);
    expect(await saved()).toMatchObject([{ id, name: 'Aardvark Ray' }]);
    expect(await (await rank()).json()).toMatchObject({ name: 'Aardvark Ray', gate: null, rank: expect.any(Number) });

    expect((await undo(answer.uploadId ?? '')).status).toBe(200);
    expect(await all()).toHaveLength(allTools.length);
    expect((await ask(tool, 'GET', `/api/tools/${id}`)).status).toBe(404);
    expect((await rank()).status).toBe(404);
    expect(await saved()).toEqual([]);
    expect(await (await ask(savedToolsCount, 'GET', '/api/saved-tools/count', { person })).json()).toEqual({
      count: 0,
    });
    expect((await ask(savedTools, 'POST', '/api/saved-tools', { person, body: { toolId: id } })).status).toBe(404);
    for (const toolId of allTools.slice(0, 3).map((one) => one.id))
      expect((await ask(savedTools, 'POST', '/api/saved-tools', { person, body: { toolId } })).status).toBe(201);
  });

  test('one refused row refuses all, with 422 and the report', async () => {
    const bad = `${csvOf('Sound Tool')}${csvOf('x').split('\r\n')[1]}\r\n`;
    const answer = await send(bad);
    const { code, message, report } = (await answer.json()) as RefusedUpload;
    expect([answer.status, code]).toEqual([422, 'rows_refused']);
    expect(message).toBe('Nothing was uploaded: 1 thing needs correcting. Sound rows: 1 new, 0 changed, 0 unchanged.');
    expect(report).toMatchObject({ refusals: [{ row: 3, column: 'name' }], rows: [{ name: 'Sound Tool' }] });
    expect((await readToolHead()).revision).toBeNull();
  });

  test('the same file again changes nothing; the export of the whole catalogue is no change at all', async () => {
    await upload(csvOf('Twice'));
    const before = await readToolHead();
    expect(await upload(csvOf('Twice'))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 1,
      uploadId: null,
      rebuild: null,
    });
    expect(await readToolHead()).toEqual(before);
    expect(await upload(writeCsv((await currentCatalogue()).tools))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: allTools.length + 1,
    });
    expect(await readToolHead()).toEqual(before);
  });

  test('two admins at once: both uploads are there', async () => {
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => upload(csvOf(`${name} Tool`))));
    expect(answers.map(({ created }) => created)).toEqual([1, 1, 1]);
    expect(await all()).toHaveLength(allTools.length + 3);
    expect((await list()).filter(({ undone }) => !undone)).toHaveLength(3);
  });

  test('the sixteen bundled records update their tools, in part', async () => {
    const answer = await ask(uploadTools, 'POST', '/api/admin/upload-tools', {
      person: admin,
      body: { tools: bundle.tools },
    });
    expect([answer.status, await answer.json()]).toMatchObject([200, { created: 0, updated: 16 }]);
    const merged = await all();
    expect(merged).toHaveLength(allTools.length);
    const firefly = allTools.find(({ name }) => name === 'Adobe Firefly');
    expect(merged.find(({ name }) => name === 'Adobe Firefly')).toMatchObject({
      pricing: { amount: 9.99 },
      // What the record says is the price that was read already: its words stay.
      evidence: { price: firefly?.evidence.price },
      rights: firefly?.rights,
    });
  });
});

describe('undo', () => {
  test('only the last one can go; taken back twice is taken back once', async () => {
    const [first, second] = [await upload(csvOf('First Tool')), await upload(csvOf('Second Tool'))];
    expect((await undo(first.uploadId ?? '')).status).toBe(409);
    expect((await list()).map(({ canUndo }) => canUndo).slice(0, 2)).toEqual([true, false]);
    expect(await (await undo(second.uploadId ?? '')).json()).toMatchObject({ changed: true, rebuild: 'started' });
    expect(await (await undo(second.uploadId ?? '')).json()).toMatchObject({ changed: false, rebuild: null });
    expect((await all()).map(({ name }) => name)).toEqual(expect.arrayContaining(['First Tool']));
    expect((await undo(first.uploadId ?? '')).status).toBe(200);
    expect(await all()).toHaveLength(allTools.length);
  });

  test('a number is never given twice', async () => {
    const first = await upload(csvOf('Early Tool'));
    await undo(first.uploadId ?? '');
    const second = await upload(csvOf('Late Tool'));
    expect(second.rows[0]?.toolId).toBeGreaterThan(first.rows[0]?.toolId ?? 0);
  });
});

test('the list says who, when and what; an admin who leaves is taken out of it', async () => {
  await upload(csvOf('Audited Tool'));
  expect((await list())[0]).toMatchObject({
    by: adminEmail,
    kind: 'csv',
    created: 1,
    updated: 0,
    undone: null,
    canUndo: true,
  });
  expect((await uploadsBy(admin.id)).length).toBeGreaterThan(0);
  await forgetUploader(admin.id);
  expect(await uploadsBy(admin.id)).toEqual([]);
  expect((await list())[0]).toMatchObject({ by: null, created: 1 });
});

test('the build gets everything that is uploaded, and nobody’s number with it', async () => {
  await upload(csvOf('Built Tool'));
  const text = await (await ask(uploadedRecords, 'GET', '/api/uploaded-records')).text();
  expect(JSON.parse(text)).toMatchObject({ uploads: [{ kind: 'new', tool: { name: 'Built Tool' } }] });
  expect(text).not.toContain(admin.id);
});

test('a store that does not answer costs the uploads, not the catalogue; nobody keeps that answer', async () => {
  await upload(csvOf('Hidden Tool'));
  site.blobs.setFault(siteStoresDead);
  const answer = await ask(tools, 'GET', '/api/tools');
  site.blobs.setFault(() => null);
  expect((await answer.json()) as ToolAnswer[]).toHaveLength(allTools.length);
  expect(answer.headers.get('Netlify-CDN-Cache-Control')).toBe('no-store');
});
