import { describe, expect, test } from 'vitest';
import { recordOf, toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { priceList } from './price-list.ts';
import { rightOn } from './plan-rights.ts';
import { type Plan, type PlanPrice, planSchema } from './plan.schema.ts';
import type { Sources, Witness } from '#domain/tool/evidence/source.schema.ts';

const sources: Sources = {
  pricing: {
    page: 'https://example.com/pricing',
    copy: null,
    kind: 'maker',
    readOn: '2026-11-20',
    pageDate: null,
    language: 'en',
  },
  terms: {
    page: 'https://example.com/terms',
    copy: 'https://github.com/an-archive/versions/blob/0123456789012345678901234567890123456789/Terms.md',
    kind: 'terms archive',
    readOn: '2026-11-20',
    pageDate: '2026-09-15',
    language: 'en',
  },
  audit: {
    page: 'https://example.com/pricing',
    copy: 'https://github.com/somebody/prices/blob/0123456789012345678901234567890123456789/example.md',
    kind: 'dated transcription',
    readOn: '2026-11-20',
    pageDate: '2026-10-02',
    language: 'en',
  },
};
const said = (quote: string, source = 'pricing', fields: Partial<Witness> = {}): Witness => ({
  source,
  quote,
  ...fields,
});
const price = (amount: number | null, fields: Partial<PlanPrice> = {}): PlanPrice => ({
  amount,
  currency: 'USD',
  period: 'month',
  billed: amount === 0 ? null : 'monthly',
  perPerson: true,
  minimumPeople: null,
  evidence: [said(amount === 0 ? 'Free' : `$${amount} a month`)],
  ...fields,
});
const plan = (name: string, of: PlanPrice | null, fields: Partial<Plan> = {}): Plan => ({
  ...planSchema.parse({ name, price: of }),
  ...fields,
});
const yes = { answer: 'yes', condition: '', evidence: [said('use it commercially', 'terms')] } as const;
const no = { answer: 'no', condition: '', evidence: [said('personal use only', 'terms')] } as const;
const tool = (fields: Parameters<typeof makeTool>[0]) => makeTool({ sources, ...fields });

describe('what follows from plans', () => {
  const free = plan('Free', price(0), { rights: { commercialUse: { ...no, evidence: [...no.evidence] } } });
  const standard = plan('Standard', price(15), {
    includes: '625 credits',
    priceYearly: price(144, { period: 'year', billed: 'yearly' }),
    rights: { commercialUse: { ...yes, evidence: [...yes.evidence] } },
  });

  test('a free plan is the way in; the label depends where plans differ, and rests on the words of the yes', () => {
    const made = tool({ plans: [free, standard] });
    expect(made).toMatchObject({
      freeUse: 'yes',
      pricing: { amount: 0, period: 'month' },
      standardPricing: 'Free: free; Standard $15 a month ($144 a year)',
      rights: { commercialUse: 'depends', trainsOnUploads: 'not read' },
      priceOfYes: { plan: 'Standard', amount: 15, period: 'month', isUnconfirmed: false },
    });
    expect(made.evidence.commercialUse).toMatchObject({
      source: 'https://example.com/terms',
      copy: sources['terms']?.copy,
      pageDate: '2026-09-15',
    });
    expect(made.evidence.price?.quote).toBe('$15 a month');
  });

  test('a taster is a trial, and no plan to work with', () => {
    const taster = { ...free, isTrial: true, rights: { commercialUse: { ...yes, evidence: [...yes.evidence] } } };
    expect(tool({ plans: [taster, standard] })).toMatchObject({
      freeUse: 'trial',
      pricing: { amount: 15, details: 'Standard, per person: 625 credits' },
      rights: { commercialUse: 'yes' },
      priceOfYes: { plan: 'Standard' },
    });
  });

  test('the words of a trial prove no amount that is paid', () => {
    const unread = plan('Standard', price(15, { evidence: [] }));
    expect(tool({ plans: [{ ...free, isTrial: true }, unread] }).evidence.price).toBeNull();
    expect(tool({ plans: [free, unread] }).evidence.price?.quote).toBe('Free');
  });

  test('that nothing is free is known only from words', () => {
    expect(tool({ plans: [standard] }).freeUse).toBe('not read');
    expect(tool({ plans: [standard], noFreePlan: [said('We have no free plan.')] })).toMatchObject({
      freeUse: 'no',
      evidence: { freeUse: { quote: 'We have no free plan.' } },
    });
  });

  test('what is sold by the year only, by use, once, in euros, or on request says so', () => {
    const plans = [
      plan('Pay as you go', price(0.05, { period: 'use', unit: 'minute', billed: 'by use' })),
      plan('Basic', null, { priceYearly: price(9, { billed: 'yearly' }) }),
      plan('Team', price(25, { minimumPeople: 5 })),
      plan('Solo', price(12), { priceYearly: price(10, { billed: null }) }),
      plan('Europe', price(30, { currency: 'EUR', evidence: [] })),
      plan('Licence', price(299, { period: 'once', billed: 'once' })),
      plan('Enterprise', price(null)),
      plan('Unknown', null),
    ];
    expect(priceList(plans)).toBe(
      'Pay as you go $0.05 a minute; Basic $9 a month billed yearly; Team $25 per person (at least 5) a month; Solo $12 a month ($10 a month by the year); Europe €30* a month; Licence $299 once; Enterprise on request; Unknown: we have not read the price',
    );
    expect(tool({ plans: [plans[4] as Plan] }).pricing).toMatchObject({ amount: 30, currency: 'EUR' });
  });

  test('facts that were carried along are made anew, and a file never holds them', () => {
    const made = tool({ plans: [standard] });
    expect(toolOf({ ...made, standardPricing: 'something else' } as never).standardPricing).toBe(made.standardPricing);
    expect(Object.keys(recordOf(made))).not.toContain('pricing');
  });
});

describe('a right on a plan', () => {
  test('is the plan’s own answer, else what the terms say for all', () => {
    const made = tool({
      plans: [plan('Free', price(0)), plan('Pro', price(20), { rights: { indemnity: { ...yes, evidence: [] } } })],
      baseRights: { indemnity: { ...no, evidence: [said('as is', 'terms')] } },
    });
    const answers = made.plans.map((one) => rightOn(made, one, 'indemnity'));
    expect(answers.map(({ answer, standing }) => [answer, standing])).toEqual([
      ['no', 'confirmed'],
      ['yes', 'unconfirmed'],
    ]);
    expect(rightOn(made, null, 'watermark').answer).toBe('not read');
  });

  test('is disputed when witnesses differ: both are shown, the maker first, and nobody counts it as a yes', () => {
    const evidence = [said('it is', 'audit', { says: 'yes' }), said('it is not', 'terms', { says: 'no' })];
    const made = tool({ plans: [plan('Pro', price(20))], baseRights: { commercialUse: { ...yes, evidence } } });
    const [pro] = made.plans;
    expect(rightOn(made, pro ?? null, 'commercialUse')).toMatchObject({ answer: 'disputed', standing: 'confirmed' });
    expect(rightOn(made, pro ?? null, 'commercialUse').evidence.map(({ says }) => says)).toEqual(['no', 'yes']);
    expect([made.rights.commercialUse, made.priceOfYes]).toEqual(['disputed', null]);
  });

  test('loses words whose source is gone', () => {
    const made = makeTool({
      sources: {},
      plans: [plan('Pro', price(20))],
      baseRights: { indemnity: { ...yes, evidence: [said('x', 'gone')] } },
    });
    expect(rightOn(made, null, 'indemnity')).toMatchObject({ evidence: [], standing: 'unconfirmed' });
  });
});

describe('the price of a yes', () => {
  const permitted = (name: string, of: PlanPrice | null) =>
    plan(name, of, { rights: { commercialUse: { ...yes, evidence: [...yes.evidence] } } });
  test.each<[string, Plan[], object | null]>([
    ['none where no plan says yes', [plan('Pro', price(20))], null],
    ['none where its price is on request', [permitted('Enterprise', price(null))], null],
    ['none where nobody has read its price', [permitted('Pro', null)], null],
    [
      'free, when free work may be sold',
      [permitted('Free', price(0)), permitted('Pro', price(20))],
      { plan: 'Free', amount: 0 },
    ],
    [
      'the cheapest by the month, however it is billed',
      [
        { ...permitted('Year', null), priceYearly: price(120, { period: 'year', billed: 'yearly' }) },
        permitted('Month', price(12)),
      ],
      { plan: 'Year', amount: 120, period: 'year' },
    ],
    [
      'marked, when nobody has read its amount',
      [permitted('Pro', price(20, { evidence: [] }))],
      { isUnconfirmed: true },
    ],
  ])('is %s', (_, plans, found) => {
    const { priceOfYes: price } = tool({ plans });
    if (found === null) expect(price).toBeNull();
    else expect(price).toMatchObject(found);
  });

  test('of a closed tool is none', () => {
    const plans = [permitted('Pro', price(20)), permitted('Team', price(30))];
    const status = { state: 'shut down', note: 'Closed.', since: null, replacedBy: 2 } as const;
    expect(tool({ plans, status }).priceOfYes).toBeNull();
  });
});
