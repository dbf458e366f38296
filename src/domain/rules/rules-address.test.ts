import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noRules, readyMadeRules } from './ready-made-rules.ts';
import { readNumber, readRulesQuery, rulesQuery } from './rules-address.ts';
import { type Rules, rulesSchema } from './rules.schema.ts';

const rules: fc.Arbitrary<Rules> = fc.record({
  paidWork: fc.boolean(),
  noTraining: fc.constantFrom('never', 'off', null),
  indemnity: fc.boolean(),
  private: fc.boolean(),
  noWatermark: fc.boolean(),
  noAttribution: fc.boolean(),
  licensedData: fc.boolean(),
  revenueUSD: fc.option(fc.integer({ min: 0, max: 1e12 })),
  people: fc.option(fc.integer({ min: 1, max: 100_000 })),
});

test('a link carries every rule: what is written is read again', () => {
  fc.assert(
    fc.property(rules, (asked) => {
      expect(readRulesQuery(`?${rulesQuery(asked)}`)).toEqual({ rules: asked, unread: [] });
    }),
  );
});

test('ready-made rules have a short address, with revenue and people beside it', () => {
  for (const { id, rules: asked } of readyMadeRules) expect(rulesQuery(asked)).toBe(`for=${id}`);
  expect(rulesQuery({ ...noRules, paidWork: true, noTraining: 'never' })).toBe('paid=1&training=never');
  const [, confidential] = readyMadeRules;
  expect(rulesQuery({ ...(confidential?.rules ?? noRules), people: 5, revenueUSD: 2_000_000 })).toBe(
    'for=confidential&revenue=2000000&people=5',
  );
});

test('an address without a rule names none; what stands beside the ready-made rules changes them', () => {
  expect(readRulesQuery('')).toEqual({ rules: null, unread: [] });
  expect(readRulesQuery('?utm_source=mail').rules).toBeNull();
  expect(readRulesQuery('?for=confidential&training=never&private=0').rules).toMatchObject({
    paidWork: true,
    noTraining: 'never',
    private: false,
  });
});

test.each(['for=secret', 'training=sometimes', 'paid=yes', 'people=0', 'people=1.5', 'revenue=-1', 'revenue=lots'])(
  'a rule that was meant and cannot be read is told, not dropped in silence: %s',
  (query) => {
    const { rules: read, unread } = readRulesQuery(`?indemnity=1&${query}`);
    expect([read, unread]).toEqual([{ ...noRules, indemnity: true }, [query]]);
  },
);

test('numbers as people type them', () => {
  expect(['2,000,000', '$2000000', ' 12 ', '2m', '', '1e6', '13'].map((text) => readNumber(text, 2_000_000))).toEqual([
    2_000_000,
    2_000_000,
    12,
    null,
    null,
    null,
    13,
  ]);
  expect(readNumber('13', 12)).toBeNull();
});

test('no rules are what the schema makes of nothing', () => {
  expect(noRules).toEqual(rulesSchema.parse({}));
});
