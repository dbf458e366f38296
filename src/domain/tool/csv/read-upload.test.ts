import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { planUpload } from '#domain/tool/editing/plan-upload.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { csvWith, files, header, splitRow, tasks, words } from '#testing/csv-rows.ts';
import { columns } from './columns.ts';
import { readCsv } from './read-upload.ts';
import { toolCell } from './tool-cell.ts';
import { templateCsv, writeCsv } from './write-csv.ts';

/** The export of all tools, in parts as large as one upload may be. */
function readParts() {
  const parts = [0, 1, 2, 3].map((part) => files.filter((_, index) => index % 4 === part));
  const read = parts.map((tools) => readCsv(writeCsv(tools), words));
  const rows = read.flatMap((one) => one.rows);
  return {
    rows: rows.sort((a, b) => orderOf(a.fields.name) - orderOf(b.fields.name)),
    refusals: read.flatMap((one) => one.refusals),
  };
}
const orderOf = (name: string) => files.findIndex((tool) => tool.name === name);

describe('files', () => {
  test.each<[string, string]>([
    ['a byte order mark', `\uFEFF${templateCsv()}`],
    ['mixed line ends', templateCsv().replace('\r\n', '\r').replace(/\r\n$/, '\n')],
    [
      'tabs',
      templateCsv()
        .split('\r\n')
        .slice(0, 2)
        .map((line) => splitRow(line).join('\t'))
        .join('\n'),
    ],
    ['blank lines and empty cells at the end', `${header},,\n\n${templateCsv().split('\r\n')[1]},,\n ,,,\n`],
  ])('%s are read', (_, text) => {
    expect(readCsv(text, words)).toMatchObject({ refusals: [], rows: [{ fields: { name: 'Example Tool' } }] });
  });

  test('rows are counted as a spreadsheet counts them', () => {
    const two = `${csvWith({ description: 'A line\nand another one.' })}\n${csvWith({ budget_range: 'no' }).split('\n')[1]}`;
    expect(readCsv(two, words).refusals).toMatchObject([{ row: 4, column: 'budget_range' }]);
  });

  test('the catalogue comes back from its own export without a change', () => {
    const { rows, refusals } = readParts();
    expect(refusals).toEqual([]);
    const plan = planUpload({ files, uploads: [], nextId: 20_001, tasks }, rows);
    expect(plan.refusals).toEqual([]);
    expect(plan.rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
    expect(plan.rows).toHaveLength(files.length);
    expect(plan.uploads).toEqual([]);
  });

  test('the catalogue comes back from its own export into an empty guide with every value and all evidence', () => {
    const { rows } = readParts();
    const plan = planUpload({ files: [], uploads: [], nextId: 20_001, tasks }, rows);
    expect(plan.refusals).toEqual([]);
    const told = ({ freeUse, pricing, standardPricing, rights, tasks: of, evidence }: Tool) => ({
      freeUse,
      pricing,
      standardPricing,
      rights,
      of,
      evidence,
    });
    expect(plan.uploads.map((upload) => (upload.kind === 'new' ? told(upload.tool) : null))).toEqual(files.map(told));
    const news = plan.uploads.flatMap((upload) => (upload.kind === 'new' ? [upload.tool] : []));
    for (const { name } of columns)
      expect(
        news.map((tool) => toolCell(tool, name)),
        `${name} is written and not read: read it in read-row.ts`,
      ).toEqual(files.map((tool) => toolCell(tool, name)));
  });

  test('a tool that begins like a formula is exported as text and comes back', () => {
    const tool = makeTool({
      name: "=cmd|' /C calc'!A0",
      description: '@SUM(1+1) is how this tool describes itself, and more.',
      category: 'Weaving',
    });
    const csv = writeCsv([tool]);
    expect(csv).toContain(`'=cmd`);
    expect(readCsv(csv, words).rows[0]?.fields).toMatchObject({ name: tool.name, description: tool.description });
  });

  test('no text at all makes it throw', () => {
    const pieces = fc.constantFrom(
      header,
      '"',
      ',',
      ';',
      '\n',
      '\r',
      '\t',
      '\0',
      '\uFEFF',
      '__proto__',
      'name',
      '=1',
      '\uD800',
      '9.99',
      'month',
    );
    const file = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
      fc.array(pieces).map((parts) => `${header}\n${parts.join('')}`),
    );
    fc.assert(
      fc.property(file, (text) => {
        const { rows, refusals } = readCsv(text, words);
        expect(rows.length + refusals.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});
