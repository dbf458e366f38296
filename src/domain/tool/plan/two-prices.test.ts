import { describe, expect, it, test } from 'vitest';
import { fileTools } from '#testing/built-catalogue.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Plan, PlanAnswer } from './plan.schema.ts';
import { openPlans } from './open-plans.ts';
import { rightOn } from './plan-rights.ts';
import { shownPlans } from './shown-plans.ts';
import { openPhrase, paidWorkPlan, priceLine, priceParts, shortPriceLine } from './two-prices.ts';

const sources = {
  pricing: {
    page: 'https://example.com/pricing',
    copy: null,
    kind: 'maker' as const,
    readOn: '2026-11-01',
    pageDate: null,
    language: 'en',
  },
};

interface Said {
  currency?: string;
  period?: 'month' | 'year' | 'once' | 'use';
  unread?: boolean;
  isTrial?: boolean;
  /** On what the answer hangs. */
  condition?: string;
  /** The same behind 'paid work', of a cap where there is one. */
  inShort?: string;
  isCapped?: boolean;
}

function plan(name: string, amount: number | null, commercialUse: PlanAnswer, said: Said = {}): Plan {
  const { currency = 'USD', period = 'month', unread = false, isTrial = false, condition = '' } = said;
  const inShort = said.inShort !== undefined && { inShort: said.inShort };
  const evidence = unread ? [] : [{ source: 'pricing', quote: `${name} ${amount === 0 ? 'free' : amount}` }];
  return {
    name,
    includes: '',
    isTrial,
    price: { amount, currency, period, billed: null, perPerson: true, minimumPeople: null, evidence },
    priceYearly: null,
    rights: {
      commercialUse: { answer: commercialUse, condition, evidence: [], ...(!said.isCapped && inShort) },
      ...(said.isCapped && {
        revenueCap: { answer: 'yes', condition: '', amountUSD: 1_000_000, evidence: [], ...inShort },
      }),
    },
  };
}

const tool = (plans: Plan[], more: Parameters<typeof makeTool>[0] = {}) =>
  makeTool({ plans, sources, noFreePlan: [{ source: 'pricing', quote: 'There is no free plan' }], ...more });

describe('the price of the way in beside the price of paid work', () => {
  it.each<[string, Plan[], line: string, short: string]>([
    [
      'another plan than the free one',
      [plan('Free', 0, 'no'), plan('Pro', 10, 'yes')],
      '$0 to try, $10 a month with paid work',
      '$0 to try, $10 with paid work',
    ],
    [
      'the free plan itself',
      [plan('Free', 0, 'yes'), plan('Pro', 10, 'yes')],
      'Free plan, paid work included',
      'Free plan, paid work included',
    ],
    [
      'the first plan that is sold',
      [plan('Pro', 10, 'yes')],
      '$10 a month, paid work included',
      '$10, paid work included',
    ],
    [
      'a more expensive plan',
      [plan('Lite', 8, 'no'), plan('Pro', 30, 'yes')],
      'From $8 a month, $30 a month with paid work',
      'From $8, $30 with paid work',
    ],
    [
      'a trial before it',
      [plan('Trial', 0, 'no', { isTrial: true }), plan('Pro', 10, 'yes')],
      'Free trial, $10 a month with paid work',
      'Free trial, $10 with paid work',
    ],
    [
      'nobody has read',
      [plan('Free', 0, 'not read'), plan('Pro', 10, 'not read')],
      '$0 to try. Paid work: not confirmed on any plan',
      '$0 to try, paid work not confirmed',
    ],
    ['no plan at all', [plan('Pro', 10, 'no')], 'From $10 a month. Paid work: no', 'From $10, no paid work'],
    [
      'the maker leaves open',
      [plan('Pro', 10, 'maker silent')],
      'From $10 a month. Paid work: the maker doesn’t say',
      'From $10, paid work: maker doesn’t say',
    ],
    ['no matter', [plan('Pro', 10, 'does not apply')], '$10 a month', '$10'],
    ['no matter, beside a free plan', [plan('Free', 0, 'does not apply')], 'Free plan', 'Free plan'],
    [
      'a trial beside a price on request',
      [plan('Trial', 0, 'yes', { isTrial: true }), plan('Contract', null, 'yes')],
      'Free trial. Paid work: allowed',
      'Free trial, paid work allowed',
    ],
    [
      'a plan on request alone',
      [plan('Free', 0, 'no'), plan('Enterprise', null, 'yes')],
      '$0 to try. Paid work: depends on the plan',
      '$0 to try, paid work depends on the plan',
    ],
    [
      'what hangs on what is made',
      [plan('Free', 0, 'no'), plan('Pro', 10, 'depends')],
      '$0 to try. Paid work: depends on conditions',
      '$0 to try, paid work depends on conditions',
    ],
    [
      'the free plan itself, on conditions',
      [plan('Free', 0, 'yes', { condition: 'with credit' }), plan('Pro', 10, 'yes')],
      'Free plan, paid work on conditions',
      'Free plan, paid work on conditions',
    ],
    [
      'the first plan that is sold, below a revenue',
      [plan('Pro', 10, 'yes', { isCapped: true })],
      '$10 a month, paid work on conditions',
      '$10, paid work on conditions',
    ],
    [
      'a more expensive plan, on conditions',
      [plan('Free', 0, 'no', { condition: 'for tests alone' }), plan('Pro', 10, 'yes', { condition: 'while it runs' })],
      '$0 to try, $10 a month with paid work on conditions',
      '$0 to try, $10 with paid work on conditions',
    ],
    [
      'the free plan itself, on a condition that is told',
      [plan('Free', 0, 'yes', { condition: 'CC BY: with credit to Fig', inShort: 'with credit to Fig' })],
      'Free plan, paid work with credit to Fig',
      'Free plan, paid work with credit to Fig',
    ],
    [
      'a more expensive plan, below a revenue that is told',
      [plan('Free', 0, 'no'), plan('Pro', 10, 'yes', { isCapped: true, inShort: 'under $1M of yearly revenue' })],
      '$0 to try, $10 a month with paid work under $1M of yearly revenue',
      '$0 to try, $10 with paid work under $1M of yearly revenue',
    ],
    [
      'prices on request, all on one condition that is told',
      ['Team', 'Max'].map((name) => plan(name, null, 'yes', { condition: 'as music', inShort: 'as music only' })),
      'Price on request, paid work as music only',
      'Price on request, paid work as music only',
    ],
    [
      'prices on request, on conditions that differ',
      [
        plan('Team', null, 'yes', { condition: 'as music', inShort: 'as music only' }),
        plan('Max', null, 'yes', { condition: 'by contract' }),
      ],
      'Price on request, paid work on conditions',
      'Price on request, paid work on conditions',
    ],
    [
      'a plan whose yes is plain, whatever the others say',
      [plan('Free', 0, 'no', { condition: 'for tests alone' }), plan('Pro', 10, 'yes', { isCapped: false })],
      '$0 to try, $10 a month with paid work',
      '$0 to try, $10 with paid work',
    ],
    [
      'a price on request, on conditions',
      [plan('Team', null, 'yes', { condition: 'by contract' })],
      'Price on request, paid work on conditions',
      'Price on request, paid work on conditions',
    ],
    [
      'a trial beside a price on request, on conditions',
      [plan('Trial', 0, 'yes', { isTrial: true }), plan('Contract', null, 'yes', { condition: 'by contract' })],
      'Free trial. Paid work: allowed on conditions',
      'Free trial, paid work on conditions',
    ],
    [
      'an amount that nobody has read',
      [plan('Free', 0, 'no'), plan('Pro', 10, 'yes', { unread: true })],
      '$0 to try, $10* a month with paid work',
      '$0 to try, $10* with paid work',
    ],
    [
      'another currency',
      [plan('Free', 0, 'no'), plan('Pro', 9, 'yes', { currency: 'EUR' })],
      '$0 to try, €9 a month with paid work',
      '$0 to try, €9 with paid work',
    ],
    [
      'an amount that nobody has read, on a plan that is paid',
      [plan('Starter', 39, 'not read', { unread: true })],
      'From $39* a month. Paid work: not confirmed on any plan',
      'From $39*, paid work not confirmed',
    ],
    [
      'a price for good',
      [plan('Pro', 299, 'yes', { period: 'once' })],
      '$299 once, paid work included',
      '$299 once, paid work included',
    ],
    [
      'a price for a year',
      [plan('Free', 0, 'no'), plan('Pro', 96, 'yes', { period: 'year' })],
      '$0 to try, $96 a year with paid work',
      '$0 to try, $96 a year with paid work',
    ],
  ])('%s', (_name, plans, line, short) => {
    expect(priceLine(tool(plans))).toBe(line);
    expect(shortPriceLine(tool(plans))).toBe(short);
  });

  it('says that a price was not read, is on request, or is no more', () => {
    expect(priceLine(tool([]))).toBe('We haven’t checked the price. Paid work: not confirmed on any plan');
    const unpriced: Plan = { ...plan('Team', 20, 'yes'), price: null };
    expect(priceLine(tool([unpriced]))).toBe('We haven’t checked the price. Paid work: allowed');
    expect(shortPriceLine(tool([unpriced]))).toBe('Price not checked, paid work allowed');
    expect(shortPriceLine(tool([]))).toBe('Price not checked, paid work not confirmed');
    expect(priceLine(tool([plan('Team', null, 'yes')]))).toBe('Price on request, paid work included');
    const closed = tool([plan('Pro', 10, 'yes')], {
      status: { state: 'shut down', note: 'Closed.', since: null, replacedBy: null },
    });
    expect(priceLine(closed)).toBe('No longer sold');
    expect(shortPriceLine(closed)).toBe('No longer sold');
  });

  it('names the plan behind a price with paid work, none behind what is free or closed', () => {
    const [free, pro] = [plan('Free', 0, 'yes'), plan('Pro', 10, 'yes')];
    expect([paidWorkPlan(tool([pro])), paidWorkPlan(tool([free, pro])), paidWorkPlan(tool([]))]).toEqual([
      'Pro',
      null,
      null,
    ]);
    const status = { state: 'shut down', note: 'Closed.', since: null, replacedBy: null } as const;
    expect(paidWorkPlan(tool([pro], { status }))).toBeNull();
  });

  it('names no paid work while witnesses differ', () => {
    const disputed = plan('Pro', 10, 'yes');
    disputed.rights.commercialUse = {
      answer: 'yes',
      condition: '',
      evidence: [
        { source: 'pricing', quote: 'may be sold', says: 'yes' },
        { source: 'pricing', quote: 'may not be sold', says: 'no' },
      ],
    };
    expect(priceLine(tool([plan('Free', 0, 'no'), disputed]))).not.toContain('with paid work');
    expect(priceLine(tool([disputed]))).toBe('From $10 a month. Paid work: disputed');
  });
});

test('no line of a tool of the guide claims a plain yes where its plan’s own yes hangs on something: each tells on what', () => {
  const hanging = fileTools.flatMap((tool) => {
    const plans = openPlans(tool.plans).filter(({ isTrial }) => !isTrial);
    const told =
      tool.rights.commercialUse === 'yes' && tool.priceOfYes === null
        ? plans[0]
        : plans.find(({ name }) => name === tool.priceOfYes?.plan);
    if (!told) return [];
    const [own, cap] = [rightOn(tool, told, 'commercialUse'), rightOn(tool, told, 'revenueCap')];
    return own.condition !== '' || cap.answer === 'yes' ? [{ tool, words: cap.inShort ?? own.inShort }] : [];
  });
  expect(hanging.length).toBeGreaterThan(40);
  for (const { tool, words = 'on conditions' } of hanging) {
    for (const line of [priceLine(tool), shortPriceLine(tool)])
      expect(line.endsWith(` ${words}`), `${tool.name}: ${line}`).toBe(true);
    expect(priceParts(shortPriceLine(tool)).paidWork, tool.name).toMatchObject({ words, kind: 'bounded' });
    expect(openPhrase(tool), tool.name).not.toBe('paid work allowed');
    for (const told of [tool, { ...tool, plans: shownPlans(tool), baseRights: undefined }]) {
      expect(shortPriceLine(told), tool.name).toBe(shortPriceLine(tool));
    }
  }
});

describe('a short line taken apart for a row', () => {
  const told = (line: string) => {
    const { amount, isMonthly, beside, paidWork } = priceParts(line);
    return [
      amount,
      `${amount}${isMonthly ? ' a month' : ''}${beside}`,
      paidWork &&
        `${paidWork.lead} ${paidWork.words}${{ good: ', a yes', bounded: ', a yes with a limit', bad: ', a no', open: ', open' }[paidWork.kind]}`,
    ];
  };
  it.each<[line: string, amount: string, price: string, paidWork: string | null]>([
    ['$0 to try, $10 with paid work', '$10', '$10 a month, free plan to try', 'Paid work included, a yes'],
    ['Free trial, $35 with paid work', '$35', '$35 a month, free trial', 'Paid work included, a yes'],
    ['From $10*, $35* with paid work', '$35*', '$35* a month, plans from $10*', 'Paid work included, a yes'],
    [
      '$0 to try, $0.03 an image with paid work for developers only',
      '$0.03 an image',
      '$0.03 an image, free plan to try',
      'Paid work for developers only, a yes with a limit',
    ],
    [
      '$0 to try, €8 a month billed yearly with paid work except for a competing service',
      '€8',
      '€8 a month billed yearly, free plan to try',
      'Paid work except for a competing service, a yes with a limit',
    ],
    ['$21 a month billed yearly, paid work included', '$21', '$21 a month billed yearly', 'Paid work included, a yes'],
    [
      '$10, paid work unless your company makes over $1M',
      '$10',
      '$10 a month',
      'Paid work unless your company makes over $1M, a yes with a limit',
    ],
    ['Free plan, paid work included', 'Free plan', 'Free plan', 'Paid work included, a yes'],
    ['Free trial, paid work allowed', 'Free trial', 'Free trial', 'Paid work allowed, a yes'],
    ['$0* to try, paid work not confirmed', 'Free plan*', 'Free plan*', 'Paid work not confirmed, open'],
    ['From $39*, paid work not confirmed', '$39*', '$39* a month and up', 'Paid work not confirmed, open'],
    ['From $129 once, no paid work', '$129 once', '$129 once and up', 'Paid work not allowed, a no'],
    ['CHF 12, paid work: maker doesn’t say', 'CHF 12', 'CHF 12 a month', 'Paid work: maker doesn’t say, open'],
    ['Price not checked, paid work disputed', 'Price not checked', 'Price not checked', 'Paid work disputed, open'],
    ['$120 a year', '$120 a year', '$120 a year', null],
    ['Price on request', 'Price on request', 'Price on request', null],
  ])('%s', (line, ...parts) => expect(told(line)).toEqual(parts));

  it.each([
    ['$10, paid work included', 'yes'],
    ['$10, paid work unless your company makes over $1M', 'yes, unless your company makes over $1M'],
    ['$0 to try, paid work depends on the plan', 'depends on the plan'],
    ['$0 to try, paid work not confirmed', 'not confirmed'],
    ['From $129 once, no paid work', 'no'],
  ])('answers the label “Paid work” in “%s”: %s', (line, answer) =>
    expect(priceParts(line).paidWork?.answer).toBe(answer),
  );

  it('loses no figure and no condition of any tool of the guide', () => {
    for (const tool of fileTools) {
      const line = shortPriceLine(tool);
      const worded = line.replace(/^\$0(\*?) to try/, 'Free plan$1 to try');
      const [, price = '', paidWork] = told(line);
      const figures = (text: string) => text.match(/\d[\d.,]*(?<![.,])/g)?.toSorted() ?? [];
      expect(figures(`${price} ${paidWork ?? ''}`), line).toEqual(figures(worded));
      expect(/free plan/i.test(`${price}`), line).toBe(/free plan/i.test(worded));
      const said = /paid work:? (.+)/.exec(line)?.[1];
      expect(paidWork === null, line).toBe(!line.includes('paid work'));
      if (said !== undefined) expect(paidWork, line).toContain(` ${said}`);
    }
  });
});

describe('a plan that is not sold to one person alone', () => {
  const team = plan('Team', 25, 'yes');
  const sold = tool([plan('Free', 0, 'no'), { ...team, price: { ...team.price!, minimumPeople: 2 } }]);

  it('is told, and taken apart, with all that has to be bought', () => {
    expect(sold.priceOfYes).toMatchObject({ amount: 25, minimumPeople: 2 });
    expect(priceLine(sold)).toBe('$0 to try, $50 a month for 2 seats with paid work');
    expect(shortPriceLine(sold)).toBe('$0 to try, $50 for 2 seats with paid work');
    expect(priceParts(shortPriceLine(sold))).toMatchObject({
      amount: '$50',
      isMonthly: true,
      beside: ' for 2 seats, free plan to try',
      paidWork: { words: 'included' },
    });
  });

  it('is told to the cent', () => {
    const seats = tool([{ ...team, price: { ...team.price!, amount: 4.99, minimumPeople: 3 } }]);
    expect(shortPriceLine(seats)).toBe('$14.97 for 3 seats, paid work included');
  });

  it('says so too where it is the only way in', () => {
    const only = tool([{ ...team, price: { ...team.price!, minimumPeople: 2 } }]);
    expect(shortPriceLine(only)).toBe('$50 for 2 seats, paid work included');
    expect(priceParts(shortPriceLine(only))).toMatchObject({ amount: '$50', isMonthly: true, beside: ' for 2 seats' });
  });

  it('is no price of a yes where another plan costs less together', () => {
    const pro = plan('Pro', 40, 'yes');
    expect(tool([{ ...team, price: { ...team.price!, minimumPeople: 2 } }, pro]).priceOfYes).toMatchObject({
      plan: 'Pro',
      amount: 40,
    });
  });
});
