import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { amountText, paidWorkSumText, savedTotal } from './saved-total.ts';
import { pricePeriods } from '#domain/tool/tool-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

const priced = (name: string, amount: number, period: (typeof pricePeriods)[number]) =>
  makeTool({
    name,
    pricing: { amount, period, details: 'One seat.' },
    evidence: { ...noEvidence(), price: makeEvidence() },
  });

describe('savedTotal', () => {
  it('adds months, single seats and twelfths of years; leaves out what is sold by use', () => {
    const tools = [
      priced('Monthly', 10.1, 'month'),
      priced('Seat', 20.2, 'user'),
      priced('Yearly', 100, 'year'),
      priced('Free', 0, 'month'),
      priced('By the minute', 0.5, 'minute'),
      priced('Bought once', 295, 'license'),
    ];
    expect(savedTotal(tools)).toEqual({
      monthlyAmount: 38.63,
      paidCount: 3,
      freeCount: 1,
      unconfirmed: [],
      uncounted: ['Bought once', 'By the minute'],
      paidWork: { monthlyAmount: 38.63, count: 4, unconfirmed: [], uncounted: ['Bought once', 'By the minute'] },
    });
  });

  it('counts a price that nobody has confirmed, and names it; without a public price it counts nothing', () => {
    const pricing = (amount: number | null) => ({ amount, period: 'month' as const, details: '' });
    const tools = [
      makeTool({ name: 'Unsure', pricing: pricing(10) }),
      makeTool({ name: 'Asked', pricing: pricing(null) }),
    ];
    expect(savedTotal(tools)).toMatchObject({ monthlyAmount: 10, unconfirmed: ['Unsure'], uncounted: ['Asked'] });
  });

  it('names no price as unconfirmed that it does not count', () => {
    const bought = makeTool({ name: 'Bought', pricing: { amount: 10, period: 'license', details: '' } });
    expect(savedTotal([bought])).toMatchObject({ paidCount: 0, unconfirmed: [], uncounted: ['Bought'] });
  });

  it('adds up what paid work costs, and never counts another currency as dollars', () => {
    const free = (name: string, yes: Tool['priceOfYes']) => ({ ...priced(name, 0, 'month'), priceOfYes: yes });
    const yes = {
      plan: 'Pro',
      period: 'month',
      billed: 'monthly',
      isUnconfirmed: false,
      hasConditions: false,
    } as const;
    const tools = [
      free('Dollars', { ...yes, amount: 15, currency: 'USD', minimumPeople: 2 }),
      free('Unread', { ...yes, amount: 5, currency: 'USD', isUnconfirmed: true }),
      free('Euros', { ...yes, amount: 9, currency: 'EUR' }),
      makeTool({ name: 'None', rights: { ...makeTool().rights, commercialUse: 'no' }, priceOfYes: null }),
      {
        ...priced('Paid in euros', 20, 'month'),
        priceOfYes: null,
        pricing: { amount: 20, period: 'month' as const, details: '', currency: 'EUR' },
      },
    ];
    const { monthlyAmount, paidWork } = savedTotal(tools);
    expect(monthlyAmount).toBe(10);
    expect(paidWork).toEqual({
      monthlyAmount: 35,
      count: 2,
      unconfirmed: ['Unread'],
      uncounted: ['Euros', 'None', 'Paid in euros'],
    });
    expect(paidWorkSumText(paidWork)).toBe(
      'With paid work: $35* a month, on the cheapest plans that permit it. Euros, None, and Paid in euros are not counted: no dollar price a month with paid work was read.',
    );
    expect(paidWorkSumText({ ...paidWork, count: 0 })).not.toContain('$');
  });

  it('is nothing for nothing', () => {
    expect(savedTotal([])).toEqual({
      monthlyAmount: 0,
      paidCount: 0,
      freeCount: 0,
      unconfirmed: [],
      uncounted: [],
      paidWork: { monthlyAmount: 0, count: 0, unconfirmed: [], uncounted: [] },
    });
  });

  it('counts every tool once', () => {
    const someTool = fc.record({ amount: fc.integer({ min: 0, max: 500 }), period: fc.constantFrom(...pricePeriods) });
    fc.assert(
      fc.property(fc.array(someTool), (prices) => {
        const total = savedTotal(prices.map(({ amount, period }, index) => priced(`Tool ${index}`, amount, period)));
        expect(total.paidCount + total.freeCount + total.uncounted.length).toBe(prices.length);
      }),
    );
  });
});

it.each([
  [49, '$49'],
  [49.5, '$49.50'],
  [0, '$0'],
])('writes %s as %s', (amount, text) => expect(amountText(amount)).toBe(text));
