import { describe, expect, it } from 'vitest';
import { factChanges, factsOf } from './fact-changes.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

const before = makeTool({
  pricing: { amount: 10, period: 'month', details: 'One seat.' },
  standardPricing: 'Solo $10/month',
  rights: { commercialUse: 'yes', trainsOnUploads: 'maker silent', indemnity: 'maker silent' },
});
const texts = (after: Partial<Tool>) =>
  factChanges(before, { ...before, ...after }).map(({ fact, text }) => `${fact} | ${text}`);
const priced = (amount: number, period: Tool['pricing']['period'] = 'month') => ({
  pricing: { ...before.pricing, amount, period },
});

describe('factChanges', () => {
  it('is silent about a tool that stayed as it was, and about what is no fact to plan with', () => {
    expect(factChanges(before, structuredClone(before))).toEqual([]);
    expect(
      factChanges(before, {
        ...before,
        ...makeTool({ description: 'Other words about the very same thing, as an editor likes them.' }),
        ...factsOf(before),
      }),
    ).toEqual([]);
  });

  it('tells a right that is asked of each plan by its plans, those that moved alike in one line', () => {
    const evidence = [{ source: 'terms', quote: 'so we say' }];
    const source = {
      page: 'https://x.test/',
      copy: null,
      kind: 'maker' as const,
      readOn: '2026-11-01',
      pageDate: null,
    };
    const marked = (answers: readonly ('yes' | 'no' | 'not read')[], cap: number) =>
      makeTool({
        sources: { terms: { ...source, language: 'en' } },
        plans: answers.map((answer, at) => ({
          ...{ name: ['Free', 'Lite', 'Pro'][at] ?? '', includes: '', isTrial: false, price: null, priceYearly: null },
          rights: {
            watermark: { answer, condition: '', evidence },
            ...(at === 0 && { revenueCap: { answer: 'yes' as const, amountUSD: cap, condition: '', evidence } }),
          },
        })),
      });
    const told = (one: Tool, other: Tool) => factChanges(factsOf(one), factsOf(other)).map(({ text }) => text);
    const was = marked(['no', 'no', 'not read'], 1_000_000);
    expect(told(was, marked(['yes', 'yes', 'yes'], 300_000))).toEqual([
      'Watermark on Free and Lite: No → Yes',
      'Revenue cap on Free: Up to $1,000,000 a year → Up to $300,000 a year',
    ]);
    expect(told(was, marked(['not read', 'no', 'no'], 1_000_000))).toEqual([]);
    const { planRights: _, ...ofBefore } = factsOf(was);
    expect(factChanges(ofBefore, factsOf(marked(['yes', 'yes', 'yes'], 1)))).toEqual([]);
  });

  it('is silent about rights that nobody had read before, or nobody knows any more', () => {
    const unread = { ...before, rights: { ...before.rights, indemnity: 'not read' as const } };
    expect(factChanges(unread, before)).toEqual([]);
    expect(factChanges(before, unread)).toEqual([]);
  });

  it.each([
    [priced(12), 'price | Price: $10 → $12 a month'],
    [priced(9.9), 'price | Price: $10 → $9.90 a month'],
    [priced(9.99), 'price | Price: $10 → $9.99 a month'],
    [priced(0), 'price | Price: $10 a month → a free plan'],
    [priced(96, 'year'), 'price | Price: $10 a month → $96 a year'],
    [priced(10, 'user'), 'price | Price: $10 a month → $10 a user a month'],
    [priced(0.05, 'image'), 'price | Price: $10 a month → $0.05 an image'],
  ])('words a price: %j', (after, text) => expect(texts(after)).toEqual([text]));

  it('says what a free tool costs from now on, and nothing when free stays free', () => {
    const free = { ...before, ...priced(0) };
    expect(factChanges(free, before).map(({ text }) => text)).toEqual(['Price: a free plan → $10 a month']);
    expect(factChanges(free, { ...free, ...priced(0, 'user') })).toEqual([]);
    const asked = { ...before, pricing: { ...before.pricing, amount: null } };
    expect([...factChanges(before, asked), ...factChanges(asked, before)]).toEqual([
      { fact: 'price', text: 'Price: $10 a month → on request' },
      { fact: 'price', text: 'Price: on request → $10 a month' },
    ]);
  });

  it('tells plans by the price list, else by what the price includes', () => {
    expect(texts({ standardPricing: 'Solo $10/month, Team $30/month' })).toEqual([
      'plan | Plans: Solo $10/month → Solo $10/month, Team $30/month',
    ]);
    expect(texts({ pricing: { ...before.pricing, details: 'One seat, 200 pictures.' } })).toEqual([
      'plan | What the price includes: One seat, 200 pictures.',
    ]);
  });

  it('takes an edited comma for no change, a moved decimal point for one', () => {
    expect(texts({ standardPricing: 'solo – $10 / Month.' })).toEqual([]);
    const listed = (earlier: string, later: string) =>
      factChanges({ ...before, standardPricing: earlier }, { ...before, standardPricing: later }).length;
    expect([listed('$1,200', '$1200'), listed('$1,20', '$120'), listed('1 - 2', '1-2'), listed('1 - 2', '12')]).toEqual(
      [0, 1, 0, 1],
    );
    const [cheap, expensive] = ['Solo $1.05/month', 'Solo $10.5/month'].map((standardPricing) => ({
      ...before,
      standardPricing,
    }));
    expect(factChanges(cheap!, expensive!)).toHaveLength(1);
  });

  it('names each right that changed', () => {
    expect(texts({ rights: { commercialUse: 'depends', trainsOnUploads: 'yes', indemnity: 'maker silent' } })).toEqual([
      'rights | Commercial use: yes → depends',
      'rights | Trains on uploads: maker silent → yes',
    ]);
  });

  it('tells a new state with its note, and a new note of the same state', () => {
    const watch = { state: 'watch' as const, note: 'Sold to a larger house.', since: null, replacedBy: null };
    expect(texts({ status: watch })).toEqual(['status | Status: active → watch (Sold to a larger house)']);
    const held = { ...before, status: watch };
    expect(factChanges(held, { ...held, status: { ...watch, note: 'Sign-ups are closed. .' } })).toEqual([
      { fact: 'status', text: 'Status: still watch (Sign-ups are closed)' },
    ]);
    expect(factChanges(held, { ...held, status: { ...watch, note: '' } })).toEqual([]);
  });

  it('lists everything at once, price first', () => {
    const after = {
      ...before,
      ...priced(12),
      rights: { ...before.rights, indemnity: 'no' as const },
      status: { state: 'acquired' as const, note: '', since: null, replacedBy: null },
      standardPricing: 'Solo $12/month',
    };
    expect(factChanges(before, after).map(({ fact }) => fact)).toEqual(['price', 'plan', 'rights', 'status']);
  });
});
