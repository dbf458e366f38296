import { describe, expect, test } from 'vitest';
import bundle from '#data/admin-bundle.json' with { type: 'json' };
import { words } from '#testing/csv-rows.ts';
import { readRecords } from './read-records.ts';

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

  const whole = (value: string, remedy: string) => ({
    rows: [],
    refusals: [{ row: null, column: null, value, remedy }],
    notes: [],
  });
  test('none, or more than 5,000, are refused as a whole', () => {
    expect(readRecords([], words)).toEqual(whole('', 'There is no tool in the upload.'));
    expect(readRecords(Array(5001).fill(null), words)).toEqual(
      whole('5,001', 'More than 5,000 tools: upload them in parts.'),
    );
    expect(readRecords(Array(5000).fill(null), words).refusals).toHaveLength(5000);
  });

  test('one that is none is refused with its number', () => {
    const shape = 'A tool is an object with a name, a category and so on.';
    const part = 'Write a text, a number or a list of texts.';
    const refused = (row: number, column: string | null, value: string, remedy: string) => ({
      row,
      column,
      value,
      remedy,
    });
    expect(
      readRecords([null, 'x'.repeat(90), [1], { name: {} }, { pros: ['a', 1] }, { pricing: true }], words),
    ).toEqual({
      rows: [],
      refusals: [
        refused(1, null, 'null', shape),
        refused(2, null, `${'x'.repeat(60)}…`, shape),
        refused(3, null, '1', shape),
        refused(4, 'name', '', part),
        refused(5, 'pros', '', part),
        refused(6, 'name', '', 'Fill in “name”: every tool needs it.'),
      ],
      notes: [],
    });
  });

  test('texts, numbers, lists and nothing are read alike, whatever is not ours is left', () => {
    const record = {
      name: 'Alpha',
      pricing: { amount: 12, period: 'year', colour: {} },
      pros: 'Quick; and cheap',
      cons: ['Blunt', 'Loud'],
      idealUseCases: null,
      link: undefined,
      icon: { of: 'yak' },
    };
    expect(readRecords([{ name: 'Alpha', pricing: null }], words).rows[0]?.fields).toEqual({ name: 'Alpha' });
    expect(readRecords([record], words)).toEqual({
      rows: [
        {
          row: 1,
          fields: {
            name: 'Alpha',
            pricing: { amount: 12, period: 'year' },
            pros: ['Quick; and cheap'],
            cons: ['Blunt', 'Loud'],
          },
          notes: [],
          missing: ['category', 'description', 'expert_opinion', 'departments', 'goals', 'budget_range'],
        },
      ],
      refusals: [],
      notes: [],
    });
  });
});
