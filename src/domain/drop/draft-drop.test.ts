import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePlan, makeSource, makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Plan } from '#domain/tool/plan/plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { pricePeriods, toolStates, rightsAnswers } from '#domain/tool/tool-words.ts';
import { draftDrop } from './draft-drop.ts';
import { draftMark } from './draft-mark.ts';
import { dropSchema } from './drop.schema.ts';

const frame = { id: 40, today: '2026-11-21' };
const before = makeTool({
  name: 'Sheepdog',
  rights: { commercialUse: 'yes', trainsOnUploads: 'maker silent', indemnity: 'maker silent' },
});
const cost = (amount: number, period: 'month' | 'image' = 'month') => ({
  pricing: { amount, period, details: 'One seat.' },
});
const rights = { commercialUse: 'yes', trainsOnUploads: 'yes', indemnity: 'maker silent' } as const;
const once = { state: 'watch', note: 'Its maker is for sale.', since: null, replacedBy: null } as const;
const ended = { status: { state: 'shut down', note: 'Closed on 1 November.', since: null, replacedBy: 2 } } as const;

test.each([
  [cost(12), 'price', 'Sheepdog raises its price', 'Price: $10 → $12 a month.'],
  [cost(8), 'price', 'Sheepdog lowers its price', 'Price: $10 → $8 a month.'],
  [cost(0), 'price', 'Sheepdog can be started without paying', 'Price: $10 a month → a free plan.'],
  [cost(10, 'image'), 'price', 'Sheepdog is charged in another way', 'Price: $10 a month → $10 an image.'],
  [
    { pricing: { ...cost(0).pricing, amount: null } },
    'price',
    'Sheepdog changes its price',
    'Price: $10 a month → on request.',
  ],
  [{ status: once }, 'terms', 'Sheepdog is one to watch', 'Status: active → watch (Its maker is for sale).'],
  [
    { standardPricing: 'Pro $10 a month, 200 files' },
    'plan',
    'Sheepdog changes its plans',
    'Plans: From $10/month → Pro $10 a month, 200 files.',
  ],
  [
    { rights },
    'terms',
    'Sheepdog changes its terms: trains on uploads: maker silent → yes',
    'Trains on uploads: maker silent → yes.',
  ],
  [ended, 'shutdown', 'Sheepdog shuts down', 'Status: active → shut down (Closed on 1 November).'],
  [
    { ...cost(12), ...ended },
    'shutdown',
    'Sheepdog shuts down',
    'Price: $10 → $12 a month. Status: active → shut down (Closed on 1 November).',
  ],
])('%j is drafted as a %s drop', (fields, kind, updateTitle, words) => {
  const { before: old, after: now, ...drop } = draftDrop(before, { ...before, ...fields }, frame) ?? {};
  expect(`${words} `).toContain(`${old} → ${now}`);
  expect(drop).toEqual({
    id: 40,
    toolName: 'Sheepdog',
    toolId: 1,
    updateTitle,
    updateDescription: `${words} ${draftMark}`,
    updateType: 'updated',
    kind,
    releaseDate: '2026-11-21',
    sourceUrl: null,
    isAuthentic: false,
    supersededBy: null,
  });
});

test('a tool that asks for money, or is active again, is told from where it came', () => {
  const titleFrom = (fields: Partial<Tool>, now: Partial<Tool> = {}) =>
    draftDrop({ ...before, ...fields }, { ...before, ...now }, frame)?.updateTitle;
  expect(titleFrom(cost(0))).toBe('Sheepdog no longer has a free plan');
  expect(titleFrom({ pricing: { amount: null, period: 'month', details: '' } })).toBe('Sheepdog changes its price');
  expect(titleFrom({ status: once })).toBe('Sheepdog is active again');
  expect(titleFrom({ status: once }, cost(12))).toBe('Sheepdog raises its price');
  expect(draftDrop({ ...before, ...ended }, { ...before, ...cost(12) }, frame)?.kind).toBe('price');
  const long = { name: 'S'.repeat(30) };
  const [now, then] = [
    { ...before, ...long, rights },
    { ...before, ...long },
  ];
  expect(draftDrop(then, now, frame)?.updateTitle).toBe(
    `${long.name} changes its terms: trains on uploads: maker silent → yes`,
  );
  const longer = { name: 'S'.repeat(60) };
  expect(draftDrop({ ...then, ...longer }, { ...now, ...longer }, frame)?.updateTitle).toBe(
    `${longer.name} changes its terms`,
  );
});

test('news of a plan names the plan, what held, what holds, and the page where that was read', () => {
  const source = makeSource({ page: 'https://sheepdog.example/prices' });
  const sources = { pricing: source };
  const says = (quote: string) => [{ source: 'pricing', quote }];
  const plan = (name: string, amount: number, answer: 'yes' | 'no') =>
    makePlan(
      name,
      { amount, evidence: says(`${name} $${amount}`) },
      { commercialUse: { answer, condition: '', evidence: says(`${answer} to paid work`) } },
    );
  const tool = (...plans: Plan[]) => makeTool({ name: 'Sheepdog', sources, plans });
  const then = tool(plan('Free', 0, 'yes'), plan('Pro', 10, 'yes'));
  expect(draftDrop(then, tool(plan('Free', 0, 'yes'), plan('Pro', 12, 'yes')), frame)).toMatchObject({
    kind: 'price',
    updateTitle: 'Sheepdog raises the price of Pro',
    before: 'Pro: $10 a month',
    after: 'Pro: $12 a month',
    sourceUrl: source.page,
    quote: 'Pro $12',
    isAuthentic: false,
  });
  expect(draftDrop(then, tool(plan('Free', 0, 'no'), plan('Pro', 10, 'yes')), frame)).toMatchObject({
    kind: 'terms',
    updateTitle: 'Sheepdog changes its terms: Free, paid work: Yes → No',
    before: 'Free, paid work: Yes',
    after: 'Free, paid work: No',
    quote: 'no to paid work',
  });
  expect(draftDrop(then, tool(plan('Pro', 10, 'yes')), frame)).toMatchObject({
    kind: 'plan',
    updateTitle: 'Sheepdog stops selling the plan Free',
    sourceUrl: null,
  });
  const more = draftDrop(then, tool(plan('Free', 0, 'yes'), plan('Pro', 10, 'yes'), plan('Max', 99, 'yes')), frame);
  expect(more).toMatchObject({ kind: 'plan', updateTitle: 'Sheepdog starts the plan Max', after: 'Max $99 a month' });
});

test('another owner is news of its own, before any price', () => {
  const owned = { ...before, maker: 'Fold Ltd' };
  expect(draftDrop(owned, { ...before, ...cost(12), maker: 'Pasture Inc.' }, frame)).toMatchObject({
    kind: 'owner',
    updateTitle: 'Sheepdog changes hands',
    before: 'Fold Ltd',
    after: 'Pasture Inc.',
  });
  const bought = { status: { state: 'acquired', note: '', since: null, replacedBy: null } } as const;
  expect(draftDrop(before, { ...before, ...bought }, frame)?.kind).toBe('owner');
  expect(draftDrop(before, owned, frame)).toBeNull();
});

test('words that were only edited are no news', () => {
  expect(
    draftDrop(
      before,
      { ...before, yakOpinion: 'Another take.', description: 'Another text.', standardPricing: 'from $10 / month' },
      frame,
    ),
  ).toBeNull();
});

test('whatever changed, the draft has the shape of a drop', () => {
  const changed = fc.record({
    name: fc.constantFrom('Yo', 'x'.repeat(60)),
    pricing: fc.record({
      amount: fc.constantFrom(0, 10, 99_999.99),
      period: fc.constantFrom(...pricePeriods),
      details: fc.string({ minLength: 1, maxLength: 300 }),
    }),
    standardPricing: fc.constantFrom('From $10/month', 'Pro '.repeat(60)),
    rights: fc.record({
      commercialUse: fc.constantFrom(...rightsAnswers),
      trainsOnUploads: fc.constantFrom(...rightsAnswers),
      indemnity: fc.constantFrom(...rightsAnswers),
    }),
    status: fc.record({
      state: fc.constantFrom(...toolStates),
      note: fc.string({ maxLength: 240 }),
      since: fc.constant(null),
      replacedBy: fc.constant(null),
    }),
  });
  fc.assert(
    fc.property(changed, (fields) => {
      const drop = draftDrop(before, { ...before, ...fields }, frame);
      if (drop) expect(dropSchema.safeParse(drop).error?.issues ?? []).toEqual([]);
    }),
  );
});
