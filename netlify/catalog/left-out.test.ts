import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskDocument } from '#api/admin-document.contract.ts';
import type { DeskDocuments } from '#api/admin-documents.contract.ts';
import type { AdminOverview } from '#api/admin-overview.contract.ts';
import type { LeftOut } from '#domain/record/left-out.ts';
import { readHealth } from '#netlify/admin/read-health.ts';
import { fileTexts } from '#testing/built-catalogue.ts';
import { type Person, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import adminDocument from '../functions/admin-document/admin-document.ts';
import adminDocuments from '../functions/admin-documents/admin-documents.ts';
import adminOverview from '../functions/admin-overview/admin-overview.ts';
import { leftOutOfPages } from './left-out.ts';

let admin: Person;
useAdminSite((own) => ({ admin } = own));

const key = fileTexts.article[0]?.key ?? '';
const record: LeftOut = { kind: 'article', key, title: 'A beginning', why: 'text: line 3: leave HTML out' };
const built = leftOutOfPages as LeftOut[];
beforeAll(() => void built.push(record));
afterAll(() => void built.pop());

test('what the pages were built without turns the health check red, by its kind and key alone', async () => {
  const { status, pages } = await readHealth(new Date());
  expect([status, pages]).toEqual(['failing', { state: 'failing', tookMs: 0, leftOut: [`article ${key}`] }]);
});

test('the desk names it in its overview, its list and at the document, with the reason', async () => {
  const read = async <Answer>(endpoint: typeof adminDocument, path: string) =>
    (await (await ask(endpoint, 'GET', path, { person: admin })).json()) as Answer;
  expect((await read<AdminOverview>(adminOverview, '/api/admin/overview')).leftOut).toEqual([record]);
  const { lines } = await read<DeskDocuments>(adminDocuments, '/api/admin/documents/article');
  expect(lines.filter(({ leftOut }) => leftOut !== null)).toMatchObject([{ key, leftOut: record.why }]);
  const document = await read<DeskDocument>(adminDocument, `/api/admin/documents/article/${key}`);
  expect(document.leftOut).toBe(record.why);
});
