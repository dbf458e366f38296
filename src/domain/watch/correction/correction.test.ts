import { expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { recordOf, toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { planSchema } from '#domain/tool/plan/plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { makeDerivedTool, makeTool } from '#domain/tool/editing/make-tool.ts';
import { stateFacts } from '#domain/tool/evidence/state-facts.ts';
import type { ToolEdit } from '#domain/tool/editing/tool-edit.schema.ts';
import { changesBetween } from '#domain/record/record-changes.ts';
import { withNoted } from '#domain/tool/tool-field-paths.ts';
import { toolRecord } from '#domain/tool/tool.record.ts';
import type { Correction } from './correction.schema.ts';
import { correctionsOf, mergeCorrections } from './corrections.ts';
import { heldBack, isCorrectedLately } from './hold-back.ts';
import { priceHistory, stepPath } from './price-history.ts';
import { readReport, reportPath, reportWords } from './report-error.ts';

const evidence = (quote: string, readOn: string) => ({
  source: 'https://maker.example/pricing',
  kind: 'maker' as const,
  quote,
  readOn,
  pageDate: null,
});
const price = (amount: number) => ({ amount, period: 'month' as const, details: 'One seat.' });
const monthly = (amount: number) => ({ amount, period: 'month' });
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
const changed = withNoted(
  first,
  higher.changes.map(({ field, after: value }) => ({ field, value })),
);

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
      prices: { before: monthly(10), after: monthly(12) },
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
  expect(
    correctionsOf([{ tool: withNoted(first, [{ field: 'rights.indemnity', value: 'yes' }]), edits: [read] }]),
  ).toEqual([]);
  const words = edit({ changes: [{ field: 'evidence.price', before: null, after: first.evidence.price }] });
  expect(correctionsOf([{ tool: first, edits: [words] }])).toEqual([]);
});

test('the newest correction stands first, each told from the tool as it was then, back to its beginning', () => {
  const highest = edit({
    id: id(2),
    at: '2026-11-23T10:00:00.000Z',
    changes: [
      { field: 'pricing', before: price(12), after: price(15) },
      { field: 'standardPricing', before: 'Pro $12', after: 'Max $15' },
    ],
  });
  const started = edit({
    id: id(3),
    kind: 'created',
    changes: [{ field: 'pricing', before: price(1), after: price(10) }],
  });
  const told = edit({ id: id(4), changes: [{ field: 'freeUse', before: 'trial', after: 'no' }] });
  const higherOnly = edit({ changes: higher.changes.slice(0, 1) });
  const noted = [
    { field: 'pricing', value: price(15) },
    { field: 'standardPricing', value: 'Max $15' },
  ];
  const [tool, edits] = [withNoted(changed, noted), [highest, higherOnly, started]];
  const other = { tool: makeTool({ id: 8, name: 'Boards' }), edits: [told] };
  expect(
    correctionsOf([other, { tool, edits }]).map(({ toolName, before, after, prices }) => [
      toolName,
      before,
      after,
      prices,
    ]),
  ).toEqual([
    ['Storyteller', '$12/month (Pro $12)', '$15/month (Max $15)', { before: monthly(12), after: monthly(15) }],
    ['Boards', 'As a trial only', 'No', null],
    ['Storyteller', '$10/month (Pro $12)', '$12/month (Pro $12)', { before: monthly(10), after: monthly(12) }],
  ]);
  expect(correctionsOf([other])).toMatchObject([{ fact: 'freeUse', saidSince: null, source: null, quote: null }]);
});

test('a correction that stands in a file as well is one', () => {
  const [one] = correctionsOf([{ tool: changed, edits: [higher] }]) as [Correction];
  expect(mergeCorrections([one], [{ ...one }])).toEqual([one]);
  const [older, newer] = ['2026-11-01T10:00:00.000Z', '2026-11-30T10:00:00.000Z'].map((at) => ({ ...one, id: at, at }));
  expect(mergeCorrections([one, older as Correction], [newer as Correction])).toEqual([newer, one, older]);
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
  expect(stepPath([], '2026-12-01', 91, 12)).toBe('');
});

test('a history has the prices of one period, from the first day that somebody had read, in the order of the days', () => {
  const [step] = correctionsOf([{ tool: changed, edits: [higher] }]) as [Correction];
  const said = (
    at: string,
    before: number | null,
    after: number | null,
    saidSince: string | null = null,
  ): Correction => ({
    ...step,
    at: `${at}T10:00:00.000Z`,
    saidSince,
    prices: { before: { amount: before, period: 'month' }, after: { amount: after, period: 'month' } },
  });
  const points = (...corrections: Correction[]) =>
    priceHistory(corrections)?.points.map(({ day, amount }) => `${day} ${amount}`) ?? null;
  const [second, third] = [said('2026-11-10', 10, 12, '2026-10-01'), said('2026-11-20', 12, 15, '2026-11-15')];
  const none = { ...step, prices: null };
  expect(points(third, none, second)).toEqual(['2026-10-01 10', '2026-11-10 12', '2026-11-20 15']);
  expect(points(said('2026-11-10', 10, 12), third)).toEqual(['2026-11-10 12', '2026-11-20 15']);
  expect(points(second, said('2026-11-20', 12, null), third)).toEqual([
    '2026-10-01 10',
    '2026-11-10 12',
    '2026-11-20 15',
  ]);
  const yearly = { ...second, prices: { before: { amount: 90, period: 'year' as const }, after: price(12) } };
  expect(points(yearly, third)).toEqual(['2026-11-10 12', '2026-11-20 15']);
  expect([points(yearly), points(none), points(said('2026-11-10', 10, 10, '2026-10-01'))]).toEqual([null, null, null]);
});

test('nobody is told of a change within its first hour, and never of one that was taken back', () => {
  const at = (clock: string) => new Date(`2026-11-22T${clock}:00.000Z`);
  const before = makeDerivedTool({ pricing: price(10) });
  const after = stateFacts(before, { pricing: { amount: 12 } });
  const made = edit({ changes: changesBetween(toolRecord, before, after) });
  expect(heldBack(after, [made], at('10:59')).pricing.amount).toBe(10);
  expect(heldBack(after, [made], at('11:00')).pricing.amount).toBe(12);
  expect(isCorrectedLately([made], at('11:00'))).toBe(true);
  const back = edit({ id: id(2), kind: 'undone', undoes: id(1), at: '2026-11-22T10:30:00.000Z' });
  expect(isCorrectedLately([back, made], at('11:00'))).toBe(false);
  const old = edit({ id: id(3), at: '2026-11-19T11:00:00.000Z' });
  expect([isCorrectedLately([old], at('10:59')), isCorrectedLately([old], at('11:00'))]).toEqual([true, false]);
  expect(isCorrectedLately([made, old], at('11:00'))).toBe(true);
  expect(heldBack(after, [{ ...made, kind: 'created' }], at('10:59'))).toEqual(after);
  const again = stateFacts(after, { pricing: { amount: 20 } });
  expect(heldBack(again, [made], at('10:59')).pricing.amount).toBe(20);
});

test('corrections are told from plans as from what stood before there were plans', () => {
  const before = makeDerivedTool({ name: 'Storyteller', pricing: price(10) });
  const priced = stateFacts(before, {
    pricing: { amount: 12 },
    evidence: { price: evidence('Pro $12', '2026-11-22') },
  });
  const after = stateFacts(priced, { rights: { commercialUse: 'no' } });
  const [older, newer] = [
    edit({ changes: changesBetween(toolRecord, before, priced) }),
    edit({ id: id(2), changes: changesBetween(toolRecord, priced, after) }),
  ];
  expect(
    correctionsOf([{ tool: after, edits: [newer, older] }]).map(({ fact, before: was, after: is }) => [fact, was, is]),
  ).toEqual([
    ['commercialUse', 'Yes', 'No'],
    ['price', '$10/month (Paid plan $10* a month)', '$12/month (Paid plan $12 a month)'],
  ]);
});

test('a price that was put right without words is proved by none, whatever the free plan says', () => {
  const monthly = (amount: number, words: string[]) => ({
    amount,
    currency: 'USD' as const,
    period: 'month' as const,
    billed: amount === 0 ? null : ('monthly' as const),
    perPerson: true,
    minimumPeople: null,
    evidence: words.map((quote) => ({ source: 'pricing', quote })),
  });
  const { kind, readOn, pageDate } = evidence('', '2026-09-01');
  const source = { page: 'https://maker.example/pricing', copy: null, kind, readOn, pageDate, language: 'en' };
  const record = recordOf(first);
  const priced = (pro: number, words: string[]) =>
    toolOf({
      ...record,
      sources: { pricing: source },
      plans: [
        planSchema.parse({ name: 'Free', price: monthly(0, ['Free, Pro $10']) }),
        planSchema.parse({ name: 'Pro', price: monthly(pro, words) }),
      ],
    });
  const [before, after, read] = [priced(10, ['Pro $10']), priced(12, []), priced(12, ['Pro $12'])];
  const told = (now: Tool) =>
    correctionsOf([{ tool: now, edits: [edit({ changes: changesBetween(toolRecord, before, now) })] }]);
  expect(told(after)).toMatchObject([{ fact: 'price', source: null, quote: null }]);
  expect(told(read)).toMatchObject([{ fact: 'price', source: 'https://maker.example/pricing', quote: 'Pro $12' }]);
});

test('the way to tell us names the tools of its page, and the form begins with what is chosen', () => {
  const jerry = { id: 7, name: 'Tom & "Jerry"' };
  const searchOf = (path: string) => new URL(path, 'https://yak.example').search;
  expect(readReport(searchOf(reportPath([jerry])))).toEqual({ tools: [jerry], fact: null });
  const two = [jerry, { id: 8, name: 'Spike' }];
  expect(readReport(searchOf(reportPath(two)))).toEqual({ tools: two, fact: null });
  expect(reportWords(jerry, 'trainsOnUploads').subject).toBe('Something wrong: Tom & "Jerry", trains on your uploads');
  expect(reportWords(jerry, null).subject).toBe('Something wrong: Tom & "Jerry"');
  expect(reportWords(undefined, null)).toEqual({
    subject: 'Something wrong',
    message: 'What the guide says is not right. It should say: \n\nThe page that says so: ',
  });
});

test('other addresses are no report, and one that names its fact is still read', () => {
  for (const search of [
    '',
    '?tool=-1&fact=price&name=x',
    '?tool=7',
    '?tool=7&name=',
    '?tool=7&name=%20',
    '?tool=7&tool=8&name=x',
  ])
    expect(readReport(search)).toBeNull();
  expect(readReport('?tool=7&fact=other&name=x')).toEqual({ tools: [{ id: 7, name: 'x' }], fact: null });
  const long = 'x'.repeat(60);
  const read = readReport(`?tool=1&fact=price&name=${long}x`);
  expect(read).toEqual({ tools: [{ id: 1, name: long }], fact: 'price' });
  expect(reportWords(read?.tools[0], read?.fact ?? null)).toEqual({
    subject: `Something wrong: ${long}, price`,
    message: `What the guide says about ${long} (price) is not right. It should say: \n\nThe page that says so: `,
  });
});
