import { expect, it } from 'vitest';
import { makeSource, makeTool } from './make-tool.ts';
import { planChanges, planChangeText } from './plan-changes.ts';
import type { Plan, PlanAnswer } from '#domain/tool/plan/plan.schema.ts';

const sources = { pricing: makeSource({ page: 'https://example.com/pricing' }) };

function plan(name: string, amount: number | null, answer: PlanAnswer = 'no', yearly: number | null = null): Plan {
  const price = (value: number, period: 'month' | 'year') => ({
    amount: value,
    currency: 'USD',
    period,
    billed: null,
    perPerson: true,
    minimumPeople: null,
    evidence: [{ source: 'pricing', quote: `${name} $${value}` }],
  });
  return {
    name,
    includes: '',
    isTrial: false,
    price: amount === null ? null : price(amount, 'month'),
    priceYearly: yearly === null ? null : price(yearly, 'year'),
    rights: { commercialUse: { answer, condition: '', evidence: [] } },
  };
}

const changesOf = (before: Plan[], after: Plan[]) =>
  planChanges(makeTool({ plans: before, sources }), makeTool({ plans: after, sources }));
const texts = (before: Plan[], after: Plan[]) => changesOf(before, after).map(planChangeText);

it('tells of any plan that it is new, gone, more expensive or cheaper, by the month and by the year', () => {
  const before = [plan('Free', 0), plan('Pro', 10, 'yes', 96), plan('Lite', 5), plan('Team', 40, 'yes')];
  const after = [plan('Free', 0), plan('Pro', 12, 'yes', 90), plan('Team', 30, 'yes'), plan('Max', 99, 'yes')];
  expect(texts(before, after)).toEqual([
    'Pro: $10 a month → $12 a month',
    'Pro: $96 a year → $90 a year',
    'Team: $40 a month → $30 a month',
    'New plan: Max $99 a month',
    'No longer sold: Lite $5 a month',
  ]);
});

it('tells of any plan that a right is another, with the words behind it', () => {
  const [change, ...others] = changesOf([plan('Free', 0, 'yes'), plan('Pro', 10)], [plan('Free', 0), plan('Pro', 10)]);
  expect(change).toMatchObject({ kind: 'rights', of: 'Free, paid work', before: 'Yes', after: 'No' });
  expect(others).toEqual([]);
  expect(changesOf([plan('Pro', 10)], [plan('Pro', 12)])[0]?.evidence[0]).toMatchObject({
    source: 'https://example.com/pricing',
    quote: 'Pro $12',
  });
});

it('is silent where nobody had read it before, or nobody knows it any more', () => {
  expect(texts([], [plan('Pro', 10)])).toEqual([]);
  expect(texts([plan('Pro', null, 'not read')], [plan('Pro', 10, 'yes')])).toEqual([]);
  expect(texts([plan('Pro', 10, 'yes')], [plan('Pro', null, 'not read')])).toEqual([]);
  expect(texts([plan('Pro', 10)], [plan('Pro', 10)])).toEqual([]);
});

it('tells of a plan that is closed to new customers, with the words that say it, and that it is sold again', () => {
  const closed = (name: string): Plan => ({
    ...plan(name, 10),
    closedToNew: { since: '2026-09-10', evidence: [{ source: 'pricing', quote: 'We pause new sign-ups.' }] },
  });
  const [change, ...others] = changesOf([plan('Pro', 10)], [closed('Pro')]);
  expect(others).toEqual([]);
  expect(change?.evidence[0]?.quote).toBe('We pause new sign-ups.');
  expect(change && planChangeText(change)).toBe('Pro: open to everybody → no new sign-ups since 10 September 2026');
  expect(texts([closed('Pro')], [plan('Pro', 10)])).toEqual([
    'Pro: no new sign-ups since 10 September 2026 → open to everybody',
  ]);
  expect(texts([closed('Pro')], [closed('Pro')])).toEqual([]);
});
