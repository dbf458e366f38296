import { expect, test } from 'vitest';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { draftMark } from './draft-mark.ts';
import { draftFromCorrection } from './draft-from-correction.ts';

const price = (amount: number) => ({ amount, period: 'month' as const });
const correction: Correction = {
  id: '5c1f6bd0-2d0e-4d0c-9d3b-6a4b1f6f0a11-price',
  toolId: 2,
  toolName: 'Sheepdog',
  fact: 'price',
  title: 'Price',
  before: '$10/month',
  after: '$12/month',
  saidSince: null,
  at: '2026-11-22T10:00:00Z',
  reason: 'The page says otherwise by now',
  toldBy: null,
  source: 'https://sheepdog.example/prices',
  quote: 'Twelve dollars a month',
  prices: { before: price(10), after: price(12) },
};

test('a corrected price begins a drop with what changed and where it is written', () => {
  expect(draftFromCorrection(correction)).toEqual({
    toolId: 2,
    toolName: 'Sheepdog',
    updateTitle: 'Sheepdog raises its price',
    updateDescription: `Price: $10/month → $12/month. ${draftMark}`,
    updateType: 'updated',
    kind: 'price',
    sourceUrl: correction.source,
    quote: correction.quote,
    before: '$10/month',
    after: '$12/month',
  });
});

test('a corrected price is told by where it went', () => {
  const titleOf = (before: number | null, after: number | null, period: 'month' | 'year' = 'month') => {
    const prices = { before: { amount: before, period: 'month' as const }, after: { amount: after, period } };
    return draftFromCorrection({ ...correction, prices }).updateTitle;
  };
  expect(titleOf(12, 10)).toBe('Sheepdog lowers its price');
  for (const title of [titleOf(null, 10), titleOf(10, null), titleOf(10, 96, 'year')])
    expect(title).toBe('Sheepdog changes its price');
  const rights = draftFromCorrection({
    ...correction,
    fact: 'commercialUse',
    title: 'Commercial use',
    after: 'No',
    quote: null,
  });
  expect(rights).toMatchObject({
    updateTitle: 'Sheepdog changes its terms: commercial use, No',
    kind: 'terms',
    quote: '',
  });
  expect(draftFromCorrection({ ...correction, fact: 'status', after: 'acquired' }).kind).toBe('owner');
  expect(draftFromCorrection({ ...correction, fact: 'ethics', after: 'its archive is shut down' }).kind).toBe('terms');
  expect(draftFromCorrection({ ...correction, quote: 'q'.repeat(240) }).quote).toBe('q'.repeat(240));
});

test('every other fact is news of its terms, its plans or its end, within what a drop may have', () => {
  const of = (changes: Partial<Correction>) => draftFromCorrection({ ...correction, prices: null, ...changes });
  const long = 'a very long answer '.repeat(40);
  const terms = of({ fact: 'ethics', title: 'Training data', after: long, before: long, quote: long });
  expect(terms.kind).toBe('terms');
  expect([terms.updateTitle, terms.updateDescription, terms.quote].map((text) => text?.length)).toEqual([90, 399, 240]);
  expect(of({ fact: 'freeUse' }).kind).toBe('plan');
  expect(of({ fact: 'status', after: 'shut down' })).toMatchObject({
    kind: 'shutdown',
    updateTitle: 'Sheepdog: shut down',
  });
});
