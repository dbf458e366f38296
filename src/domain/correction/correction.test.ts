import { expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence.ts';
import { makeTool } from '#domain/tool/make-tool.ts';
import type { ToolEdit } from '#domain/tool/tool-edit.schema.ts';
import { withLeaves } from '#domain/tool/tool-leaves.ts';
import type { Correction } from './correction.schema.ts';
import { correctionsOf, mergeCorrections } from './corrections.ts';
import { heldBack, isCorrectedLately } from './hold-back.ts';
import { priceHistory, stepPath } from './price-history.ts';
import { readSomethingWrong, somethingWrongPath } from './something-wrong.ts';

const evidence = (quote: string, readOn: string) => ({
  source: 'https://maker.example/pricing',
  kind: 'maker' as const,
  quote,
  readOn,
  pageDate: null,
});
const price = (amount: number) => ({ amount, period: 'month' as const, details: 'One seat.' });
const first = makeTool({
  id: 7,
  name: 'Storyteller',
  pricing: price(10),
  standardPricing: 'Pro $10',
  evidence: { ...noEvidence(), price: evidence('Pro $10', '2026-09-01') },
});
const id = (digit: number) => `5c1f6bd0-2d0e-4d0c-9d3b-6a4b1f6f0a1${digit}`;
const edit = (fields: Partial<ToolEdit>): ToolEdit => ({
  id: id(1),
  at: '2026-11-22T10:00:00.000Z',
  who: null,
  reason: 'The page says so',
  kind: 'changed',
  undoes: null,
  changes: [],
  isDone: true,
  ...fields,
});
const higher = edit({
  toldBy: 'Ada L.',
  changes: [
    { field: 'pricing', before: price(10), after: price(12) },
    { field: 'standardPricing', before: 'Pro $10', after: 'Pro $12' },
    { field: 'evidence.price', before: first.evidence.price, after: evidence('Pro $12', '2026-11-22') },
  ],
});
const changed = withLeaves(first, [
  ['pricing', price(12)],
  ['standardPricing', 'Pro $12'],
  ['evidence.price', evidence('Pro $12', '2026-11-22')],
]);

test('a corrected price says from what to what, since when, why, and who told us', () => {
  expect(correctionsOf([{ tool: changed, edits: [higher] }])).toEqual([
    {
      id: `${id(1)}-price`,
      toolId: 7,
      toolName: 'Storyteller',
      fact: 'price',
      title: 'Price',
      before: '$10/month (Pro $10)',
      after: '$12/month (Pro $12)',
      saidSince: '2026-09-01',
      at: '2026-11-22T10:00:00.000Z',
      reason: 'The page says so',
      toldBy: 'Ada L.',
      source: 'https://maker.example/pricing',
      quote: 'Pro $12',
      prices: { before: price(10), after: price(12) },
    },
  ]);
});

test('what was taken back, first readings and new words alone are no corrections', () => {
  const back = edit({
    id: id(2),
    kind: 'undone',
    undoes: id(1),
    changes: higher.changes.map(({ field, before, after }) => ({ field, before: after, after: before })),
  });
  expect(correctionsOf([{ tool: first, edits: [back, higher] }])).toEqual([]);
  const read = edit({ changes: [{ field: 'rights.indemnity', before: 'not read', after: 'yes' }] });
  expect(correctionsOf([{ tool: withLeaves(first, [['rights.indemnity', 'yes']]), edits: [read] }])).toEqual([]);
  const words = edit({ changes: [{ field: 'evidence.price', before: null, after: first.evidence.price }] });
  expect(correctionsOf([{ tool: first, edits: [words] }])).toEqual([]);
});

test('a correction that stands in a file as well is one', () => {
  const [one] = correctionsOf([{ tool: changed, edits: [higher] }]) as [Correction];
  expect(mergeCorrections([one], [{ ...one }])).toHaveLength(1);
});

test('a price has a history from two points on, and its line ends today', () => {
  const corrections = correctionsOf([{ tool: changed, edits: [higher] }]);
  const history = priceHistory(corrections);
  expect(history).toEqual({
    period: 'month',
    points: [
      { day: '2026-09-01', amount: 10 },
      { day: '2026-11-22', amount: 12 },
    ],
  });
  expect(priceHistory([])).toBeNull();
  expect(stepPath(history?.points ?? [], '2026-12-01', 91, 12)).toBe('M0 2H82V0H91');
});

test('nobody is told of a change within its first hour, and never of one that was taken back', () => {
  const at = (clock: string) => new Date(`2026-11-22T${clock}:00.000Z`);
  expect(heldBack(changed, [higher], at('10:59')).pricing.amount).toBe(10);
  expect(heldBack(changed, [higher], at('11:00')).pricing.amount).toBe(12);
  expect(isCorrectedLately([higher], at('11:00'))).toBe(true);
  const back = edit({ id: id(2), kind: 'undone', undoes: id(1), at: '2026-11-22T10:30:00.000Z' });
  expect(isCorrectedLately([back, higher], at('11:00'))).toBe(false);
});

test('the way to tell us fills the form in, and other addresses do not', () => {
  const path = somethingWrongPath({ toolId: 7, fact: 'trainsOnUploads' }, 'Tom & "Jerry"');
  expect(readSomethingWrong(new URL(path, 'https://yak.example').search)).toMatchObject({
    about: { toolId: 7, fact: 'trainsOnUploads' },
    subject: 'Something wrong: Tom & "Jerry", trains on your uploads',
  });
  expect(readSomethingWrong('?tool=7&fact=other&name=x')).toBeNull();
  expect(readSomethingWrong('?tool=-1&fact=price&name=x')).toBeNull();
});
