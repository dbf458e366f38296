import fc from 'fast-check';
import Papa from 'papaparse';
import type { RefusedUpload } from '#api/upload-answer.ts';
import vocabulary from '#data/categories.json' with { type: 'json' };
import { readCsv } from '#domain/tool/csv/read-upload.ts';
import { writeCsv } from '#domain/tool/csv/write-csv.ts';
import { categoriesSchema } from '#domain/tool/categories.schema.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { badFiles } from './bad-files.ts';
import { loadFunctions } from '../load-functions.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Person, adminEmail, ask, startSiteUnderTest } from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();
const words = categoriesSchema.parse(vocabulary);
const dangerous = /^[=+\-@\t\r\n]/;

/** Whatever somebody uploads: a refusal in words with the row, never a failure of ours, and nothing stored. */
export const promise: ProductPromise = {
  id: 19,
  title:
    'CSV: bad files get refusals with their rows, no 5xx, nothing stored; exported cells are no formulas and come back',
  async run(effort) {
    const site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
    const admin = await site.signUp({ email: adminEmail });
    const cases: Case[] = [];
    for (const [name, csvData] of Object.entries(badFiles))
      cases.push({ name, problem: await problemOf(admin, csvData) });
    const list = await fetch(`${site.blobs.url}/local/site:dev-tools`, {
      headers: { authorization: `Bearer ${site.blobs.token}` },
    });
    const { blobs: stored } = (await list.json()) as { blobs: unknown[] };
    cases.push({ name: 'the store of tools', problem: stored.length === 0 ? null : `${stored.length} documents` });
    await site.close();
    const exported = effort === 'full' ? 2000 : 200;
    cases.push({ name: 'exported cells', problem: exportProblem(exported) });
    return verdictOf(
      cases,
      `${Object.keys(badFiles).length} bad files refused in words, nothing stored; ${exported} hostile tools exported: no formula, each comes back`,
    );
  },
};

async function problemOf(person: Person, csvData: string): Promise<string | null> {
  const answer = await ask(functions('bulk-upload'), 'POST', '/api/tools/bulk-upload', { person, body: { csvData } });
  if (answer.status !== 422) return `status ${answer.status}`;
  const { code, report } = (await answer.json()) as RefusedUpload;
  const isTold =
    report.refusals.length > 0 &&
    report.refusals.every(
      ({ row, remedy, value }) => (row === null || row >= 1) && remedy.split(' ').length >= 3 && value.length <= 61,
    );
  return code === 'rows_refused' && isTold ? null : JSON.stringify(report.refusals).slice(0, 120);
}

/** Exports tools whose texts begin like formulas and reads them back. */
function exportProblem(count: number): string | null {
  const start = fc.constantFrom('=', '+', '-', '@', "'=", "''@", '＝', 'x');
  const text = fc
    .tuple(start, fc.string({ minLength: 12, maxLength: 40 }))
    .map(([first, rest]) => `${first}${rest.replace(/[\p{Cc}\s\uD800-\uDFFF]/gu, 'x').trim()}`);
  const tool = fc.record({
    name: text,
    description: text,
    yakOpinion: text,
    pros: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
    cons: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
    standardPricing: text,
  });
  const tools = fc
    .sample(tool, { numRuns: count, seed: 19 })
    .map((fields, index) =>
      makeTool({ ...fields, id: index + 1, name: `${fields.name} ${index}`, link: `https://tool-${index}.example/` }),
    );
  for (let first = 0; first < tools.length; first += 500) {
    const part = tools.slice(first, first + 500);
    const csv = writeCsv(part);
    const bad = Papa.parse<string[]>(csv)
      .data.flat()
      .find((cell) => dangerous.test(cell));
    if (bad !== undefined) return `the cell ${bad}`;
    const { rows, refusals } = readCsv(csv, words);
    if (refusals[0]) return JSON.stringify(refusals[0]);
    const lost = part.find(
      ({ name, pros, description }, index) =>
        rows[index]?.fields.name !== name ||
        rows[index]?.fields.description !== description ||
        String(rows[index]?.fields.pros) !== String(pros),
    );
    if (lost) return `${lost.name} did not come back`;
  }
  return null;
}

if (import.meta.main) await runAlone(promise);
