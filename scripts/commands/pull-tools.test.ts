import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordOf, toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { makeDerivedTool } from '#domain/tool/editing/make-tool.ts';
import { FIRST_UPLOADED_ID, mergeTools } from '#domain/tool/merge-tools.ts';
import { writeCsv } from '#domain/tool/csv/write-csv.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';
import bulkUpload from '../../netlify/functions/bulk-upload/bulk-upload.ts';
import uploadedRecords from '../../netlify/functions/uploaded-records/uploaded-records.ts';
import { checkUploads } from '#domain/tool/built-uploads.schema.ts';
import { describePulls, pullTools } from './pull-tools.ts';
import { type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { fileTools } from '#testing/built-catalogue.ts';

const file = makeDerivedTool({ id: 7, slug: 'filed', name: 'Filed', link: 'https://filed.example/' });
const uploaded = makeDerivedTool({
  id: FIRST_UPLOADED_ID,
  slug: 'fresh',
  name: 'Fresh',
  link: 'https://fresh.example/',
});
const take = { overwrite: false };

let site: SiteUnderTest;
let root: string;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yak-pull-'));
  mkdirSync(join(root, 'data/tools'), { recursive: true });
  write(file);
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => site.close());

function write(tool: Tool): void {
  writeFileSync(
    join(root, `data/tools/${tool.slug}.json`),
    JSON.stringify({ $schema: '../schemas/tool.schema.json', ...recordOf(tool) }),
  );
}

function read(slug: string): Tool {
  const { $schema: _, ...tool } = JSON.parse(readFileSync(join(root, `data/tools/${slug}.json`), 'utf8')) as Tool & {
    $schema: string;
  };
  return toolOf(tool);
}

const pull = (uploads: Upload[], options = take) =>
  pullTools(root, { revision: null, uploads }, options).map(({ outcome }) => outcome);
const change = (fields: Partial<Tool>, over: Partial<Tool>): Upload => ({ kind: 'change', toolId: 7, fields, over });

test('an uploaded tool becomes a file of its own, and the second run writes nothing', () => {
  expect(pull([{ kind: 'new', tool: uploaded }])).toEqual(['new']);
  expect(read('fresh')).toEqual(uploaded);
  expect(pull([{ kind: 'new', tool: uploaded }])).toEqual(['same']);
});

test('an uploaded change goes into the fields that nobody has touched since', () => {
  const uploads = [
    change({ badge: 'Video', skipItIf: 'you paint' }, { badge: file.badge, skipItIf: 'something older' }),
  ];
  const [told] = pullTools(root, { revision: null, uploads }, take);
  expect(told).toMatchObject({
    outcome: 'changed',
    words: expect.stringMatching(/^badge; the upload says otherwise in skipItIf; the file holds/),
  });
  expect(read('filed')).toEqual({ ...file, badge: 'Video' });
  expect(pull(uploads)).toEqual(['kept']);
  expect(pull(uploads, { overwrite: true })).toEqual(['changed']);
  expect(read('filed').skipItIf).toBe('you paint');
});

test('a pulled file that an editor changed is told of and kept', () => {
  write({ ...uploaded, skipItIf: 'an editor knows better' });
  const [told] = pullTools(root, { revision: null, uploads: [{ kind: 'new', tool: uploaded }] }, take);
  expect(told).toMatchObject({
    file: 'data/tools/fresh.json',
    outcome: 'kept',
    words: expect.stringContaining('skipItIf'),
  });
  expect(read('fresh').skipItIf).toBe('an editor knows better');
});

test.each([
  ['name', { ...uploaded, name: 'FILED' }],
  ['address', { ...uploaded, link: 'https://filed.example' }],
  ['file name', { ...uploaded, slug: 'filed' }],
])('a file with the same %s holds', (_, tool) => {
  expect(pull([{ kind: 'new', tool }])).toEqual(['kept']);
  expect(read('filed')).toEqual(file);
  expect(readdirSync(join(root, 'data/tools'))).toEqual(['filed.json']);
});

test('what an upload left out is asked for before the commit', () => {
  const tool = { ...uploaded, skipItIf: '', idealUseCases: '' };
  const lines = describePulls(pullTools(root, { revision: null, uploads: [{ kind: 'new', tool }] }, take));
  expect(lines.join('\n')).toMatch(
    /To be filled in before the commit:\ndata\/tools\/fresh.json · skipItIf is "": at least 12 characters, now 0/,
  );
});

test('a real upload, pulled into the files, is what the guide shows', async () => {
  for (const tool of fileTools) write(tool);
  rmSync(join(root, 'data/tools/filed.json'));
  const person = await site.signUp({ email: adminEmail });
  const [known] = fileTools;
  const csvData = writeCsv([uploaded, { ...known!, yakOpinion: `${known!.yakOpinion} So we say.` }]);
  expect((await ask(bulkUpload, 'POST', '/api/tools/bulk-upload', { person, body: { csvData } })).status).toBe(200);
  const checked = checkUploads(await (await ask(uploadedRecords, 'GET', '/api/uploaded-records')).json());
  expect(checked?.uploaded.uploads).toHaveLength(2);
  expect(pull(checked!.uploaded.uploads).toSorted()).toEqual(['changed', 'new']);
  const merged = mergeTools(fileTools, checked!.uploaded.uploads);
  for (const id of [known!.id, FIRST_UPLOADED_ID]) {
    const shown = merged.find((tool) => tool.id === id)!;
    expect(read(shown.slug)).toEqual(shown);
  }
});

test('a file whose text the guide set for print is untouched all the same', () => {
  write({ ...file, skipItIf: 'it\'s $10, "as the page says"' });
  const uploads = [change({ skipItIf: 'it’s $12 now' }, { skipItIf: 'it’s $10, “as the page says”' })];
  expect(pull(uploads)).toEqual(['changed']);
  expect(read('filed').skipItIf).toBe('it’s $12 now');
});
