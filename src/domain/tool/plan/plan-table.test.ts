import { expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { type Plan, planSchema } from './plan.schema.ts';
import { planTable, type PlanRow } from './plan-table.ts';
import type { Sources } from '#domain/tool/evidence/source.schema.ts';

const sources: Sources = {
  pricing: {
    page: 'https://maker.example/pricing',
    copy: 'https://github.com/archive/versions/blob/abc/maker.md',
    kind: 'terms archive',
    readOn: '2026-11-23',
    pageDate: '2026-09-15',
    language: 'en',
  },
  note: {
    page: 'https://maker.example/terms',
    copy: 'https://notes.example/maker',
    kind: 'dated transcription',
    readOn: '2026-11-23',
    pageDate: '2026-10-02',
    language: 'ja',
  },
};
const words = (quote: string, more = {}) => [{ source: 'pricing', quote, ...more }];
const price = (amount: number | null, more = {}) => ({
  amount,
  period: 'month',
  billed: amount ? 'monthly' : null,
  perPerson: true,
  evidence: words(`$${amount}`),
  ...more,
});
const plan = (name: string, fields: object): Plan => planSchema.parse({ name, price: null, ...fields });
const free = plan('Free', {
  price: price(0),
  rights: { commercialUse: { answer: 'no', evidence: words('Not for work') } },
});
const solo = plan('Solo', {
  includes: '100 credits',
  price: price(15),
  priceYearly: price(12, { billed: 'yearly', evidence: [] }),
  rights: { commercialUse: { answer: 'yes', evidence: words('Use it for work') } },
});
const team = plan('Team', { price: price(40, { minimumPeople: 3 }), rights: solo.rights });
const tool = makeTool({
  name: 'Maker',
  sources,
  plans: [free, solo, team],
  baseRights: {
    trainsOnUploads: {
      answer: 'opt-out',
      condition: 'Settings, Privacy, on at first',
      evidence: [{ source: 'note', quote: '学習に使う', english: 'used for training' }],
    },
    watermark: { answer: 'does not apply', condition: '', evidence: [] },
  },
});
const table = planTable(tool);
const row = (name: PlanRow['name'], of = table) => of?.rows.find((one) => one.name === name)?.cells ?? [];

test('prices stand apart by month and by year, with people, and the mark where no words name the amount', () => {
  expect(table?.columns).toEqual(['Free', 'Solo', 'Team']);
  expect(row('price').map(({ text, condition }) => [text, condition])).toEqual([
    ['$0', ''],
    ['$15 a month', ''],
    ['$40 a month', 'At least 3 people.'],
  ]);
  expect(table?.rows.map(({ shared }) => shared)).toEqual([
    'Each per person. Confirmed 15 September 2026',
    'Each per person.',
    '',
    'Confirmed 15 September 2026',
    '',
    '',
  ]);
  expect(row('price').map(({ standing }) => standing)).toEqual(['', '', '']);
  expect(row('priceYearly').map(({ text, condition, words: behind }) => [text, condition, behind.length])).toEqual([
    ['–', '', 0],
    ['$12* a month', '', 0],
    ['–', '', 0],
  ]);
  expect(table?.isMarked).toBe(true);
  expect(row('includes').map(({ text }) => text)).toEqual(['–', '100 credits', '–']);
});

test('what not all cells of a row share each says itself, and a trial is named as one', () => {
  const solid = planTable(
    makeTool({
      sources,
      plans: [
        { ...free, isTrial: true },
        solo,
        plan('Team', { price: price(40, { perPerson: false, evidence: [{ source: 'note', quote: '$40' }] }) }),
      ],
    }),
  );
  expect(solid?.columns).toEqual(['Free trial', 'Solo', 'Team']);
  expect(solid?.rows[0]).toMatchObject({
    shared: '',
    cells: [
      { standing: 'Confirmed 15 September 2026' },
      { condition: 'Per person.', standing: 'Confirmed 15 September 2026' },
      { condition: '', standing: 'Copied by a reader, 2 October 2026' },
    ],
  });
});

test('neighbours that say the same in the same words are one cell; what no plan says comes from the terms for all', () => {
  expect(row('commercialUse').map(({ plans, text, bearing }) => [plans, text, bearing])).toEqual([
    [['Free'], 'No', 'bad'],
    [['Solo', 'Team'], 'Yes', 'good'],
  ]);
  const [uploads, ...others] = row('trainsOnUploads');
  expect(others).toEqual([]);
  expect(uploads).toMatchObject({
    span: 3,
    text: 'Yes, unless switched off',
    bearing: 'open',
    condition: 'Settings, Privacy, on at first.',
    standing: 'Copied by a reader, 2 October 2026',
    words: [
      {
        quote: '学習に使う',
        english: 'used for training',
        copy: 'https://notes.example/maker',
        note: 'maker.example/terms, copied by notes.example, 2 October 2026',
      },
    ],
  });
});

test('what is read nowhere and what means nothing here is one line each, but for what readers ask first', () => {
  expect(row('indemnity').map(({ text, words: behind }) => [text, behind])).toEqual([['Not read yet', []]]);
  expect(table?.unread).toEqual(['Private by default', 'Naming the tool required', 'Revenue cap']);
  expect(table?.withoutMeaning).toEqual(['Watermark']);
});

test('witnesses that differ stand both, and nobody counts them as a yes', () => {
  const says = (answer: string) => ({
    source: answer === 'yes' ? 'pricing' : 'note',
    quote: `It says ${answer}`,
    english: answer,
    says: answer,
  });
  const disputed = planTable(
    makeTool({
      sources,
      plans: [solo],
      baseRights: { indemnity: { answer: 'yes', condition: '', evidence: [says('yes'), says('no')] } },
    }),
  );
  expect(row('indemnity', disputed)).toMatchObject([
    { text: 'Disputed: yes or no', bearing: 'open', isDisputed: true, words: [{ says: 'yes' }, { says: 'no' }] },
  ]);
});

test('a tool without plans has one column; of one that nobody has read there is no table', () => {
  expect(planTable(makeTool({ sources, plans: [], baseRights: tool.baseRights }))?.columns).toEqual(['Every plan']);
  expect(planTable(makeTool({ plans: [], baseRights: {} }))).toBeNull();
});

test('a good answer that hangs on something says so, and is no plain yes', () => {
  const right = (answer: string, condition = '', more = {}) => ({
    answer,
    condition,
    evidence: words('It says so'),
    ...more,
  });
  const told = (rights: object) => {
    const { rows = [] } = planTable(makeTool({ sources, plans: [plan('Pro', { rights })] })) ?? {};
    return rows.flatMap(({ name, cells }) =>
      name in rights ? cells.map(({ text, bearing }) => `${text}: ${bearing}`) : [],
    );
  };
  expect(told({ commercialUse: right('yes', 'below $1M a year') })).toEqual(['Yes, with conditions: open']);
  expect(told({ trainsOnUploads: right('no', 'but for Stock') })).toEqual(['No, with exceptions: open']);
  expect(told({ indemnity: right('yes', 'in text alone') })).toEqual(['Yes, with exceptions: open']);
  expect(told({ commercialUse: right('no', 'so its terms') })).toEqual(['No: bad']);
  expect(told({ commercialUse: right('yes'), trainsOnUploads: right('no') })).toEqual(['Yes: good', 'No: good']);
  const cap = right('yes', '', { amountUSD: 1_000_000 });
  expect(told({ commercialUse: right('yes'), revenueCap: cap })).toEqual([
    'Yes, with conditions: open',
    'Up to $1,000,000 a year: bad',
  ]);
});

test('a cap on revenue names its amount, and a price on request or unread says so', () => {
  const capped = planTable(
    makeTool({
      sources,
      plans: [plan('Contract', { price: price(null) }), plan('Other', {})],
      baseRights: { revenueCap: { answer: 'yes', condition: '', amountUSD: 1_000_000, evidence: words('$1M') } },
    }),
  );
  expect(row('revenueCap', capped).map(({ text }) => text)).toEqual(['Up to $1,000,000 a year']);
  expect(row('price', capped).map(({ text }) => text)).toEqual(['On request', 'We haven’t checked the price']);
});
