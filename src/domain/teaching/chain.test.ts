import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makePlan, makeSource, makeTool } from '#domain/tool/editing/make-tool.ts';
import { rightsAnswers } from '#domain/tool/tool-words.ts';
import type { Pricing } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { chainCost, chainCostText, linkPriceText, meteredText } from './chain-cost.ts';
import { chainAnswerText, chainRights, paidRights } from './chain-rights.ts';

const read = {
  source: 'https://example.com/pricing',
  kind: 'maker',
  quote: 'Pro $10',
  readOn: '2026-11-21',
  pageDate: null,
} as const;
const priced = (name: string, amount: number | null, period: Pricing['period'], isRead = true): Tool =>
  makeTool({
    name,
    pricing: { amount, period, details: 'One seat.' },
    evidence: { ...noEvidence(), price: isRead ? read : null },
  });

const plan = (name: string, amount: number, isRead = false) =>
  makePlan(name, { amount, evidence: isRead ? [{ source: 'pricing', quote: `$${amount}` }] : [] });

describe('the cost of a chain', () => {
  it('adds months, a twelfth of years and one seat, and shares them among the pieces', () => {
    const links = [priced('A', 12, 'month'), priced('B', 120, 'year'), priced('C', 8, 'user')].map((tool) => ({
      tool,
    }));
    expect(chainCost(links, 10)).toEqual({
      monthly: 30,
      once: 0,
      perPiece: 3,
      metered: [],
      unconfirmed: [],
      freePlans: [],
      unpriced: [],
    });
  });
  it('counts all seats of a plan that is not sold to one person alone', () => {
    const team = makePlan(
      'Team',
      { amount: 25, minimumPeople: 2 },
      { commercialUse: { answer: 'yes', condition: '', evidence: [] } },
    );
    const link = { tool: makeTool({ plans: [makePlan('Free', { amount: 0 }), team] }) };
    expect(chainCost([link], null).monthly).toBe(50);
    expect(linkPriceText(link)).toBe('Team $50/month* for 2 seats');
    const only = { tool: makeTool({ plans: [team] }) };
    expect([chainCost([only], null).monthly, linkPriceText(only)]).toEqual([50, 'Team $50/month* for 2 seats']);
  });
  it('keeps what is paid once apart, and counts what is paid by use for each piece', () => {
    const links = [
      { tool: priced('A', 295, 'license') },
      { tool: priced('B', 0.03, 'image'), uses: 4 },
      { tool: priced('C', 20, 'month') },
    ];
    expect(chainCost(links, 20)).toMatchObject({ monthly: 20, once: 295, perPiece: 1.12 });
    expect(chainCostText(chainCost(links, 20))).toBe('$20 a month and $295 once');
    expect([false, true].map((isCounted) => meteredText(chainCost(links, 20), isCounted))).toEqual([
      'plus images at $0.03 each',
      'plus 4 images at $0.03 each',
    ]);
    expect(meteredText(chainCost(links.slice(2), 20))).toBe('');
  });
  it('takes the named plan in place of the free door, and a tool that comes twice once', () => {
    const tool = { ...priced('A', 0, 'month'), plans: [plan('Pro', 15), plan('Read', 15, true)] };
    const pays = { plan: 'Pro', amount: 15, period: 'month' } as const;
    expect(chainCost([{ tool, pays }, { tool }], null)).toMatchObject({ monthly: 15, perPiece: null });
    expect(linkPriceText({ tool, pays })).toBe('Pro $15/month*');
    expect(linkPriceText({ tool, pays: { ...pays, plan: 'Read' } })).toBe('Read $15/month');
    const less = { ...pays, amount: 10 };
    for (const other of [{ tool }, { tool, pays: less }])
      for (const links of [
        [other, { tool, pays }],
        [{ tool, pays }, other],
      ]) // the higher price, wherever it stands
        expect(chainCost(links, null)).toMatchObject({ monthly: 15, freePlans: [] });
    expect(linkPriceText({ tool })).toBe('Free plan');
  });
  it('counts the cheapest plan that permits paid work where no plan is named', () => {
    const yes = {
      plan: 'Pro',
      amount: 10,
      currency: 'USD',
      period: 'month',
      billed: 'monthly',
      isUnconfirmed: false,
      hasConditions: false,
    } as const;
    const tool = { ...priced('A', 0, 'month'), priceOfYes: yes };
    expect(linkPriceText({ tool })).toBe('Pro $10/month');
    expect(chainCost([{ tool }], null)).toMatchObject({ monthly: 10, freePlans: [], unconfirmed: [] });
    const byUse = { ...tool, priceOfYes: { ...yes, amount: 0.05, period: 'use', unit: 'image' } as const };
    expect(linkPriceText({ tool: byUse })).toBe('Pro $0.05/image');
    expect(meteredText(chainCost([{ tool: byUse }], null), true)).toBe('plus 1 image at $0.05');
    const euros = { ...tool, priceOfYes: { ...yes, currency: 'EUR' } };
    expect(linkPriceText({ tool: euros })).toBe('Pro €10/month');
    expect(chainCost([{ tool: euros }], null)).toMatchObject({ monthly: 0, unpriced: ['A'] });
  });
  it('says how often a tool is used for one piece when it is more than once', () => {
    const tool = priced('A', 0.03, 'image');
    expect([{ tool }, { tool, uses: 1 }, { tool, uses: 2 }].map(linkPriceText)).toEqual([
      '$0.03/image',
      '$0.03/image',
      '$0.03/image, 2 for one piece',
    ]);
  });
  it('says that nobody has read a price, unless the link names a plan', () => {
    const tool = priced('A', null, 'month', false);
    const pays = { plan: 'Pro', amount: 15, period: 'month' } as const;
    expect([{ tool }, { tool, pays }].map(linkPriceText)).toEqual(['We haven’t checked the price', 'Pro $15/month*']);
    expect(chainCost([{ tool }], null)).toMatchObject({ unconfirmed: [], unpriced: ['A'] });
    expect(chainCost([{ tool }, { tool, pays }], null)).toMatchObject({ monthly: 15, unpriced: [] });
    expect(chainCost([{ tool, pays }, { tool }], null)).toMatchObject({ monthly: 15, unpriced: [] });
  });
  it('marks numbers that nobody confirmed and names what has no public price', () => {
    const links = [{ tool: priced('A', 9, 'month', false) }, { tool: priced('B', null, 'month') }];
    const cost = chainCost(links, null);
    expect(cost).toMatchObject({ monthly: 9, unconfirmed: ['A'], unpriced: ['B'] });
    expect(chainCostText(cost)).toBe('$9 a month*');
    expect(links.map(linkPriceText)).toEqual(['$9/month*', 'Price on request']);
  });
  it('is a floor where a free plan counts, and nothing for what is free in its entirety', () => {
    const free = priced('A', 0, 'month');
    expect(chainCost([{ tool: free }], null).freePlans).toEqual(['A']);
    expect(chainCostText(chainCost([{ tool: free }], null))).toBe('Free plan');
    const two = [{ tool: free }, { tool: priced('B', 0, 'month', false) }];
    expect(chainCostText(chainCost(two, null))).toBe('Free plans*');
    const paidToo = [...two, { tool: priced('C', 9, 'month') }];
    expect(chainCostText(chainCost(paidToo, null))).toBe('from $9 a month*');
    const text = (tool: Tool) => chainCostText(chainCost([{ tool }], null));
    const local = { ...plan('Local', 0), includes: 'open source, on your own computer' };
    expect(text({ ...free, plans: [local] })).toBe('$0 a month');
    expect(text({ ...free, plans: [plan('Free', 0)] })).toBe('Free plan');
    expect([0, 295].map((amount) => text(priced('A', amount, 'license')))).toEqual(['$0 a month', '$295 once']);
  });
});

describe('the rights of a chain', () => {
  const tool = (name: string, rights: Partial<Tool['rights']>) => ({
    ...makeTool({ name, rights: { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'yes', ...rights } }),
    hanging: [],
  });
  it('are the strictest of its tools, with the names behind them', () => {
    const chain = [
      tool('A', { commercialUse: 'depends' }),
      tool('B', { trainsOnUploads: 'yes', indemnity: 'not read' }),
      tool('C', { commercialUse: 'not read', indemnity: 'not read' }),
    ];
    expect(chainRights(chain)).toEqual({
      commercialUse: { answer: 'not read', because: ['C'], hanging: [] },
      trainsOnUploads: { answer: 'yes', because: ['B'], hanging: [] },
      indemnity: { answer: 'not read', because: ['B', 'C'], hanging: [] },
    });
  });
  it('are not read where there is no tool', () => {
    const none = { answer: 'not read', because: [], hanging: [] };
    expect(chainRights([])).toEqual({ commercialUse: none, trainsOnUploads: none, indemnity: none });
  });
  it('are those of the plans that the chain pays, and say what hangs on something', () => {
    const held = (answer: 'yes' | 'no', condition = '') => ({
      answer,
      condition,
      evidence: [{ source: 'terms', quote: 'The words.' }],
    });
    const plans = [
      makePlan('Free', { amount: 0 }, { commercialUse: held('no'), trainsOnUploads: held('yes') }),
      makePlan('Pro', { amount: 10 }, { commercialUse: held('yes', 'not for broadcast'), trainsOnUploads: held('no') }),
    ];
    const both = makeTool({
      name: 'A',
      plans,
      sources: { terms: makeSource() },
      rights: { commercialUse: 'depends', trainsOnUploads: 'depends', indemnity: 'not read' },
    });
    const told = chainRights([paidRights({ tool: both })]);
    expect([told.commercialUse, told.trainsOnUploads].map(chainAnswerText)).toEqual(['Yes, on conditions', 'No']);
    expect(told.commercialUse.hanging).toEqual(['A']);
    const free = chainRights([paidRights({ tool: both, pays: { plan: 'Free', amount: 0, period: 'month' } })]);
    expect(chainAnswerText(free.commercialUse)).toBe('No');
    const unpriced = chainRights([paidRights({ tool: { ...both, priceOfYes: null } })]);
    expect(chainAnswerText(unpriced.commercialUse)).toBe('Depends');
  });
  it('a further tool never makes them milder, whatever the order', () => {
    const answers = fc.record({
      commercialUse: fc.constantFrom(...rightsAnswers),
      trainsOnUploads: fc.constantFrom(...rightsAnswers),
      indemnity: fc.constantFrom(...rightsAnswers),
    });
    const strictness = ['no', 'not read', 'disputed', 'maker silent', 'depends', 'opt-out', 'yes', 'does not apply'];
    fc.assert(
      fc.property(fc.array(answers, { minLength: 1, maxLength: 5 }), answers, (chain, more) => {
        const tools = chain.map((rights, index) => tool(`T${index}`, rights));
        const longer = [...tools, tool('More', more)];
        const before = strictness.indexOf(chainRights(tools).commercialUse.answer);
        expect(strictness.indexOf(chainRights(longer).commercialUse.answer)).toBeLessThanOrEqual(before);
        expect(chainRights(longer.toReversed()).trainsOnUploads.answer).toBe(
          chainRights(longer).trainsOnUploads.answer,
        );
      }),
    );
  });
});
