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
});
