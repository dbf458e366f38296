import Papa from 'papaparse';
import { afterEach, expect, test } from 'vitest';
import { exportAddress } from '#api/admin-export.ts';
import type { UploadAnswer } from '#api/upload-answer.ts';
import { writeCsv } from '#domain/tool/csv/write-csv.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type Person, type SiteUnderTest, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import { allTools } from '#testing/built-catalogue.ts';
import bulkUpload from '../bulk-upload/bulk-upload.ts';
import adminExport from './admin-export.ts';

let site: SiteUnderTest;
let admin: Person;
useAdminSite((own) => ({ site, admin } = own));
afterEach(() => site.blobs.setFault(() => null));

async function upload(csvData: string): Promise<UploadAnswer> {
  const answer = await ask(bulkUpload, 'POST', '/api/tools/bulk-upload', { person: admin, body: { csvData } });
  return (await answer.json()) as UploadAnswer;
}

async function download(format: 'csv' | 'json'): Promise<string> {
  const answer = await ask(adminExport, 'GET', exportAddress(format), { person: admin });
  expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([
    200,
    expect.stringMatching(new RegExp(`^attachment; filename="yak-tools-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`)),
  ]);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
}

test('an export of files and uploads comes back in as no change at all', async () => {
  const hostile = makeTool({
    name: '=HYPERLINK("https://example.com")',
    link: 'https://formula.example/',
    pros: ['+1 for speed', '-1 for taste', '@work it hums'],
    cons: ['"Quoted"; and cut', 'Line one\nline two'],
  });
  expect(await upload(writeCsv([hostile]))).toMatchObject({ created: 1, refusals: [] });
  const csv = await download('csv');
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(await upload(csv)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: allTools.length + 1,
    uploadId: null,
    refusals: [],
  });
});

test('no cell is a formula to a spreadsheet, and none is lost', async () => {
  const { data, errors } = Papa.parse<string[]>((await download('csv')).slice(1).trimEnd());
  expect(errors).toEqual([]);
  expect(data).toHaveLength(allTools.length + 2);
  expect(data.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
  expect(data.flat()).toContain(`'=HYPERLINK("https://example.com")`);
});

test('the JSON holds every field of every tool', async () => {
  const tools = JSON.parse(await download('json')) as Tool[];
  expect(tools).toHaveLength(allTools.length + 1);
  expect(tools.find(({ id }) => id === allTools[0]?.id)).toEqual(allTools[0]);
});

test('another format is refused in words; a store that does not answer gives no half catalogue', async () => {
  const refused = await ask(adminExport, 'GET', '/api/admin/export?format=xlsx', { person: admin });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { code: 'invalid_body', message: 'format is one of csv, json.' },
  ]);
  site.blobs.setFault(({ store }) => (store?.endsWith('-tools') ? '503' : null));
  expect((await ask(adminExport, 'GET', exportAddress('csv'), { person: admin })).status).toBe(503);
});

test('nobody but the back office gets a file', async () => {
  expect((await ask(adminExport, 'GET', exportAddress('json'))).status).toBe(401);
  expect(
    (await ask(adminExport, 'GET', exportAddress('json'), { person: await site.signUp({ plan: 'core' }) })).status,
  ).toBe(403);
});
