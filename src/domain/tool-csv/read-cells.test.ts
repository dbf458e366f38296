import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvWith, refusedColumns, words } from '#testing/csv-rows.ts';
import { readCsv } from './read-upload.ts';
import { guardCell, joinList, splitList, unguardCell } from './cells.ts';

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
