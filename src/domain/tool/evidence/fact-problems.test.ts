import { describe, expect, it, test } from 'vitest';
import { type FactName, factNames, noEvidence } from './evidence.ts';
import { factProblems, restsOnMemory } from './fact-problems.ts';
import { untidyFacts } from '#domain/tool/plan/plan-problems.ts';
import { factValueText, isStated } from './fact-value.ts';
import { makeEvidence, makeSource, makeTool } from '#domain/tool/editing/make-tool.ts';
import { rightsText } from '#domain/tool/plan/rights.ts';
import { type Plan, type PlanPrice, type PlanRight, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { type Source, sourceSchema, witnessSchema } from './source.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { rightsAnswers } from '#domain/tool/tool-words.ts';

const today = '2026-11-22';
const { pricing, rights, status } = makeTool();
const proven = (fact: FactName, fields: Parameters<typeof makeEvidence>[0] = {}) => ({
  evidence: { ...noEvidence(), [fact]: makeEvidence(fields) },
});
const page = makeSource({ page: 'https://example.com/pricing', readOn: '2026-11-01' });
const priced = (quote: string, amount: number | null = 10, fields: Partial<PlanPrice> = {}): Plan =>
  planSchema.parse({
    name: 'Solo',
    price: {
      amount,
      period: 'month',
      billed: 'monthly',
      perPerson: true,
      evidence: [{ source: 'pricing', quote }],
      ...fields,
    },
  });
const problems = (fields: Partial<Tool>) =>
  factProblems(makeTool({ sources: { pricing: page }, plans: [priced('Solo $10 a month')], ...fields }), today);
const hearsay =
  'a forum, a review, a list or an analysis does not count: name a page of the maker, a terms archive, a dated transcription or press';
const doubt =
  'nothing rests on memory, and the page marks what is not confirmed: leave the doubt out, or say what was not read';

test('a plan whose amount stands in its words is sound', () => expect(problems({})).toEqual([]));

describe('a source that counts', () => {
  it.each<[string, Partial<Source>, string, string]>([
    ['a page read tomorrow', { readOn: '2026-11-23' }, '2026-11-23', 'a page cannot have been read in the future'],
    ['a forum', { page: 'https://community.example.com/t/1' }, 'https://community.example.com/t/1', hearsay],
    ['a copy in a review site', { copy: 'https://www.g2.com/a', kind: 'dated transcription' }, page.page, hearsay],
    [
      'a page dated after it was read',
      { pageDate: '2026-11-02' },
      page.page,
      'a page cannot be dated after the day it was read',
    ],
  ])('%s is none', (_, fields, value, remedy) =>
    expect(problems({ sources: { pricing: { ...page, ...fields } } })).toEqual([
      { field: 'sources.pricing', value, remedy },
    ]),
  );
  it('words with a mail address are none', () =>
    expect(problems({ plans: [priced('$10, write to sales@example.com')] })).toMatchObject([
      { field: 'sources.pricing', remedy: 'quote the words without the mail address: pages print none' },
    ]));
  it('a transcription without the address of its copy has no shape', () => {
    expect(sourceSchema.safeParse({ ...page, kind: 'dated transcription' }).success).toBe(false);
    expect(sourceSchema.safeParse({ ...page, kind: 'terms archive', copy: page.page }).success).toBe(true);
  });
  it('words with Markdown have no shape', () => {
    const is = (quote: string) => witnessSchema.safeParse({ source: 'pricing', quote }).success;
    expect(['**$10** a month', '[see](x)', '# Prices', '$10 a month'].map(is)).toEqual([false, false, false, true]);
  });
  it('words with emphasis or escapes of Markdown are none; a star behind a figure is the page’s own', () => {
    const marks = (quote: string) => problems({ plans: [priced(quote)] }).map(({ value }) => value);
    expect(marks('*$10* a month')).toEqual(['*$10*']);
    expect(marks('$10 a month, _billed monthly_')).toEqual(['_billed monthly_']);
    expect(marks('Pro from \\$10')).toEqual(['\\$']);
    for (const quote of ['$10* a month, $12* each', '$10 snake_case_name', '2 * 5 and 2 * 10'])
      expect(marks(quote)).toEqual([]);
  });
});

describe('plans and rights that say more than was read', () => {
  const right = (fields: Partial<PlanRight>): PlanRight => ({
    answer: 'yes',
    condition: '',
    evidence: [{ source: 'pricing', quote: 'You own the output' }],
    ...fields,
  });
  const base = (fields: Partial<PlanRight>) => ({ baseRights: { commercialUse: right(fields) } });
  it.each<[string, Partial<Tool>, string]>([
    ['an amount that is not in its words', { plans: [priced('Solo $12 a month')] }, 'plans.0.price.amount'],
    ['a free plan whose words name no nothing', { plans: [priced('Solo $12', 0)] }, 'plans.0.price.amount'],
    ['words of a page that is none of the sources', { sources: {} }, 'plans.0.price.evidence.0.source'],
    [
      'words in another language alone',
      { sources: { pricing: { ...page, language: 'ja' } } },
      'plans.0.price.evidence.0.english',
    ],
    ['depends, and not on what', base({ answer: 'depends' }), 'baseRights.commercialUse.condition'],
    ['a switch without its place', base({ answer: 'opt-out' }), 'baseRights.commercialUse.condition'],
    ['not read, though it was', base({ answer: 'not read' }), 'baseRights.commercialUse.answer'],
    ['a silence without the page', base({ answer: 'maker silent', evidence: [] }), 'baseRights.commercialUse.evidence'],
    [
      'words about the API',
      base({ evidence: [{ source: 'pricing', quote: 'You own the output', about: 'the API' }] }),
      'baseRights.commercialUse.evidence',
    ],
    ['a revenue on another right', base({ amountUSD: 5 }), 'baseRights.commercialUse.amountUSD'],
    ['a short form of no condition', base({ inShort: 'with credit' }), 'baseRights.commercialUse.inShort'],
    [
      'a short form of a no',
      base({ answer: 'no', condition: 'not sold', inShort: 'if given away' }),
      'baseRights.commercialUse.inShort',
    ],
    ...['You must credit us', 'with credit, and a link', 'with credit.'].map(
      (inShort): [string, Partial<Tool>, string] => [
        `“paid work ${inShort}”`,
        base({ condition: 'credit and link', inShort }),
        'baseRights.commercialUse.inShort',
      ],
    ),
    ['a cap without its revenue', { baseRights: { revenueCap: right({}) } }, 'baseRights.revenueCap.amountUSD'],
    [
      'no ownership claimed, as a permission',
      base({ evidence: [{ source: 'pricing', quote: 'We claim no ownership.' }] }),
      'baseRights.commercialUse',
    ],
    ['a plan of a tool that is shut down', { status: { ...status, state: 'shut down', note: 'Closed.' } }, 'plans'],
    [
      'no free plan beside one',
      { plans: [priced('Free', 0)], noFreePlan: [{ source: 'pricing', quote: 'No free plan' }] },
      'noFreePlan',
    ],
    ['what rests on memory', { status: { ...status, note: 'To our knowledge sold.' } }, 'status.note'],
  ])('%s is told', (_, fields, field) => expect(problems(fields).map((one) => one.field)).toEqual([field]));

  it.each<[string, Partial<Tool>]>([
    ['an amount with a decimal comma', { plans: [priced('12,99 € im Monat', 12.99)] }],
    ['an amount above a thousand', { plans: [priced('$1,200 a month', 1200)] }],
    ['an amount without words: it carries its mark', { plans: [priced('$1', 9, { evidence: [] })], sources: {} }],
    ['a price on request', { plans: [priced('Contact sales', null)] }],
    ['what depends on a region', base({ answer: 'depends', condition: 'outside the EEA and Switzerland' })],
  ])('%s is sound', (_, fields) => expect(problems(fields)).toEqual([]));

  it('plans that do not begin with the cheapest, and a page that nothing is from, are untidy in a file', () => {
    const untidy = (fields: Partial<Tool>) => untidyFacts(makeTool(fields)).map(({ field }) => field);
    expect(
      untidy({ sources: { pricing: page }, plans: [{ ...priced('$20', 20), name: 'Max' }, priced('$10', 10)] }),
    ).toEqual(['plans.1']);
    expect(untidy({ sources: { pricing: page }, plans: [] })).toEqual(['sources.pricing']);
    expect(untidy({ sources: { pricing: page }, plans: [priced('$10', 10)] })).toEqual([]);
  });

  it('an answer without words, a name twice and a yearly price among the monthly ones have no place in a file', () => {
    const untidy = (fields: Partial<Tool>) =>
      untidyFacts(makeTool({ sources: { pricing: page }, ...fields })).map(({ field }) => field);
    const plan = priced('$10', 10);
    const said = (answer: PlanRight['answer']) => ({ watermark: right({ answer, evidence: [] }) });
    expect(untidy({ plans: [{ ...plan, rights: said('no') }] })).toEqual(['plans.0.rights.watermark']);
    expect(untidy({ plans: [plan], baseRights: said('yes') })).toEqual(['baseRights.watermark']);
    expect(untidy({ plans: [plan], baseRights: said('not read') })).toEqual([]);
    expect(untidy({ plans: [plan], baseRights: said('does not apply') })).toEqual([]);
    expect(untidy({ plans: [plan, plan] })).toEqual(['plans.1.name']);
    const yearly = plan.price && { ...plan.price, billed: 'yearly' as const };
    expect(untidy({ plans: [{ ...plan, price: yearly }] })).toEqual(['plans.0.price']);
    expect(untidy({ plans: [{ ...plan, price: null, priceYearly: yearly }] })).toEqual([]);
  });

  it('says what to do about memory', () =>
    expect(problems({ status: { ...status, note: 'To our knowledge sold.' } })[0]?.remedy).toBe(doubt));

  it('a statement on training data and its words stand together', () => {
    const ethicsEvidence = [{ source: 'pricing', quote: 'licensed data' }];
    expect(problems({ ethicallyTrained: 'Yes', ethicsEvidence })).toEqual([]);
    expect(problems({ ethicallyTrained: 'Yes' }).map(({ field }) => field)).toEqual(['ethicallyTrained']);
    expect(problems({ ethicsEvidence }).map(({ field }) => field)).toEqual(['ethicsEvidence']);
  });

  it('knows a text that rests on memory', () =>
    expect(['At last look it was $10', 'It is $10'].map(restsOnMemory)).toEqual([true, false]));
});

describe('what the guide says of a fact', () => {
  it('in a few words', () => {
    const tool = makeTool({ ...proven('price'), standardPricing: '$10/month' });
    const said = (of: Tool) => Object.fromEntries(factNames.map((fact) => [fact, factValueText(of, fact)]));
    expect(said(tool)).toEqual({
      price: '$10/month',
      freeUse: 'No',
      commercialUse: 'Yes',
      trainsOnUploads: 'Not read yet',
      indemnity: 'Not read yet',
      ethics: 'Not specified',
      status: 'active',
    });
    const other = makeTool({
      pricing: { ...pricing, amount: 0 },
      standardPricing: 'Solo $10',
      ethicallyTrained: 'Yes',
      status: { ...status, state: 'watch', note: 'For sale.' },
    });
    expect(said(other)).toMatchObject({
      price: 'Free plan (Solo $10)',
      ethics: 'Yes',
      status: 'watch: For sale.',
    });
    expect(
      (['yes', 'trial', 'not read'] as const).map((freeUse) => factValueText({ ...tool, freeUse }, 'freeUse')),
    ).toEqual(['Yes, as long as you like', 'As a trial only', 'Not read yet']);
    expect(rightsAnswers.map(rightsText)).toEqual([
      'Yes',
      'No',
      'Yes, unless switched off',
      'Depends',
      'The maker doesn’t say',
      'Disputed',
      'Does not apply',
      'Not read yet',
    ]);
  });
  it('or nothing, where nobody has read it', () => {
    const stated = (fields: Partial<Tool>) => factNames.filter((fact) => isStated(makeTool(fields), fact));
    expect(stated({})).toEqual(['price', 'freeUse', 'commercialUse', 'status']);
    const indemnity = { ...rights, commercialUse: 'not read', indemnity: 'no' } as const;
    expect(stated({ freeUse: 'not read', ethicallyTrained: 'Yes', rights: indemnity })).toEqual([
      'price',
      'indemnity',
      'ethics',
      'status',
    ]);
  });
});
