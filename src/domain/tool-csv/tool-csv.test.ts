import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import bundle from '#data/admin-bundle.json' with { type: 'json' };
import vocabulary from '#data/categories.json' with { type: 'json' };
import { categoriesSchema } from '#domain/tool/categories.schema.ts';
import { makeTool } from '#domain/tool/make-tool.ts';
import { type Tool, toolSchema } from '#domain/tool/tool.schema.ts';
import { planUpload } from '#domain/tool/plan-upload.ts';
import { joinList, splitList } from './list-cell.ts';
import { readRecords } from './read-records.ts';
import { readCsv } from './read-upload.ts';
import { guardCell, unguardCell } from './safe-cell.ts';
import { templateCsv, writeCsv } from './write-csv.ts';

const words = categoriesSchema.parse(vocabulary);
const folder = new URL('../../../data/tools/', import.meta.url);
const files: Tool[] = readdirSync(folder).map((name) => {
  const { $schema: _, ...tool } = toolSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  return tool;
});
const header = templateCsv().split('\r\n')[0] ?? '';
/** A file whose one row is the template's, with some cells of its own. */
function csvWith(cells: Record<string, string>): string {
  const [names = '', row = ''] = templateCsv().split('\r\n');
  const given = names.split(',').map((name, index) => cells[name] ?? splitRow(row)[index] ?? '');
  return `${names}\n${given.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
}
const splitRow = (row: string) => [...row.matchAll(/"([^"]*)"|([^,]+)/g)].map((match) => match[1] ?? match[2] ?? '');
const refusedColumns = (cells: Record<string, string>) =>
  readCsv(csvWith(cells), words).refusals.map(({ row, column }) => [row, column]);

describe('the template', () => {
  test('has the columns of the template in their order, and a row that is read', () => {
    expect(header).toBe(
      'name,category,description,pricing_amount,pricing_period,pricing_details,pros,cons,expert_opinion,departments,goals,budget_range,experience_level,team_sizes,badge,link',
    );
    const { rows, refusals } = readCsv(templateCsv(), words);
    expect(refusals).toEqual([]);
    expect(rows[0]?.fields).toMatchObject({
      name: 'Example Tool',
      departments: ['brand', 'social'],
      badge: 'Copy',
      pricing: { amount: 10, period: 'month' },
    });
  });

  test.each([
    'name',
    'category',
    'description',
    'pricing_amount',
    'pricing_period',
    'pros',
    'cons',
    'expert_opinion',
    'departments',
    'goals',
    'budget_range',
    'badge',
  ])('%s is required: as a column and in each row', (column) => {
    const without = templateCsv().replace(new RegExp(`(^|,)${column}(?=,|\r)`), '$1other');
    expect(readCsv(without, words).refusals).toEqual([expect.objectContaining({ row: 1, column })]);
    expect(refusedColumns({ [column]: ' ' })).toEqual([[2, column]]);
  });

  test.each(['pricing_details', 'experience_level', 'team_sizes', 'link'])('%s may be empty', (column) => {
    expect(refusedColumns({ [column]: '' })).toEqual([]);
  });
});

describe('cells', () => {
  test('other words are read as ours, and the note says how', () => {
    const { rows } = readCsv(
      csvWith({
        departments: 'Marketing',
        team_sizes: 'medium',
        category: 'image, Weaving',
        pricing_amount: '$1,200.50',
        pricing_period: 'Monthly',
        budget_range: 'HIGH',
        goals: 'Content creation',
      }),
      words,
    );
    expect(rows[0]?.fields).toMatchObject({
      departments: ['brand', 'social'],
      teamSizes: ['large'],
      category: 'AI image generation, Weaving',
      pricing: { amount: 1200.5, period: 'month' },
      goals: ['content-creation'],
    });
    expect(rows[0]?.notes.join(' ')).toContain('“Marketing” is read as brand and social.');
    expect(rows[0]?.notes.join(' ')).toContain('Weaving');
    expect(rows[0]?.notes.join(' ')).not.toContain('budget');
  });

  test.each<[string, string]>([
    ['pricing_amount', '9,99'],
    ['pricing_amount', '-1'],
    ['pricing_amount', '1e9'],
    ['pricing_amount', 'ask'],
    ['pricing_period', 'fortnight'],
    ['budget_range', 'cheap'],
    ['departments', 'kitchen'],
    ['goals', 'constructor'],
    ['link', 'javascript:alert(1)'],
    ['link', 'example.com'],
    ['link', 'https://user:word@example.com/'],
    ['link', 'http://127.0.0.1/'],
    ['name', 'x'],
    ['name', 'A\u202Egpj.exe'],
    ['name', 'A\u0007bell'],
    ['name', 'broken \uFFFD'],
    ['description', 'x'.repeat(401)],
    ['pros', 'x;y'],
    ['pros', Array.from({ length: 11 }, (_, index) => `good ${index}`).join(';')],
    ['category', 'a1, b2, c3, d4, e5'],
  ])('%s “%s” is refused with its row and column', (column, value) => {
    expect(refusedColumns({ [column]: value })).toEqual([[2, column]]);
  });

  test('every mistake of a row is told at once, with what stands there and a remedy', () => {
    const { refusals } = readCsv(csvWith({ name: '', pricing_amount: 'lots', link: 'nowhere' }), words);
    expect(refusals.map(({ column, value }) => [column, value])).toEqual([
      ['name', ''],
      ['pricing_amount', 'lots'],
      ['link', 'nowhere'],
    ]);
    for (const { remedy } of refusals) expect(remedy).toMatch(/^[A-Z].{10,}\.$/);
  });

  test('lists: any values come back, semicolons and backslashes inside too', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(fc.array(value), (values) => {
        expect(splitList(joinList(values))).toEqual(values);
      }),
      { numRuns: 500 },
    );
  });

  test('no written cell is a formula, and every one comes back', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `=${rest}`),
      fc.constantFrom("'=1", "''@x", '\t', '\r\n', '＝1', '-', '+1'),
    );
    fc.assert(
      fc.property(text, (cell) => {
        expect(guardCell(cell)).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(unguardCell(guardCell(cell))).toBe(cell);
      }),
      { numRuns: 1000 },
    );
  });
});

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
    const { rows, refusals } = readCsv(writeCsv(files), words);
    expect(refusals).toEqual([]);
    const plan = planUpload({ files, uploads: [], nextId: 20_001 }, rows);
    expect(plan.rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
    expect(plan.rows).toHaveLength(files.length);
    expect(plan.uploads).toEqual([]);
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

describe('records', () => {
  test('the sixteen bundled records are read, in the words of the catalogue', () => {
    const { rows, refusals } = readRecords(bundle.tools, words);
    expect(refusals).toEqual([]);
    expect(rows).toHaveLength(16);
    expect(rows[0]?.fields).toMatchObject({
      name: 'Adobe Firefly',
      category: 'AI image generation, video AI',
      departments: ['creative', 'brand', 'social'],
      pricing: { amount: 9.99, period: 'month', details: 'Standard plan' },
    });
    expect(rows[0]?.fields.badge).toBeUndefined();
  });

  test('the same in camelCase', () => {
    const camel = bundle.tools.map((tool) =>
      Object.fromEntries(
        Object.entries(tool).map(([name, value]) => [
          name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
          value,
        ]),
      ),
    );
    expect(readRecords(camel, words)).toEqual(readRecords(bundle.tools, words));
  });

  test.each([null, 7, 'tool', [], { name: { first: 'x' } }, { __proto__: null }])('%j is refused', (record) => {
    expect(readRecords([record], words).refusals.length).toBeGreaterThan(0);
  });
});
