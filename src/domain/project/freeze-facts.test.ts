import { describe, expect, test } from 'vitest';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Plan } from '#domain/tool/plan/plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { changesSince } from './changes-since.ts';
import { freezeFacts } from './freeze-facts.ts';
import { frozenFactsSchema } from './frozen-facts.schema.ts';
import { planProblem } from './plan-problem.ts';
import { recallableFacts } from './recallable-facts.ts';

const terms = {
  page: 'https://runway.test/terms',
  copy: 'https://archive.test/runway',
  kind: 'terms archive' as const,
  readOn: '2026-11-02',
  pageDate: '2026-10-01',
  language: 'en',
};
const right = (answer: 'yes' | 'no' | 'not read' | 'depends', condition = '') => ({
  answer,
  condition,
  evidence: answer === 'not read' ? [] : [{ source: 'terms', quote: `paid work: ${answer}` }],
});
const price = (amount: number | null, evidence = [{ source: 'terms', quote: 'a month' }]) => ({
  amount,
  currency: 'USD',
  period: 'month' as const,
  billed: 'monthly' as const,
  perPerson: false,
  minimumPeople: null,
  evidence,
});
const pro: Plan = {
  name: 'Pro',
  includes: '625 credits',
  isTrial: false,
  price: price(10),
  priceYearly: null,
  rights: { commercialUse: right('yes') },
};
const runway = (plan: Partial<Plan> = {}, fields: Partial<Tool> = {}) =>
  makeTool({ id: 7, name: 'Runway', maker: 'Runway AI', sources: { terms }, plans: [{ ...pro, ...plan }], ...fields });
const paid = { ...noRules, paidWork: true };

describe('what is frozen', () => {
  test('is the plan with its price, each right, words, page, copy and day, and the verdict with reasons', () => {
    const frozen = freezeFacts(runway(), 'pro ', paid);
    const words = { page: terms.page, copy: terms.copy, day: '2026-10-01', kind: 'terms archive' };
    expect(frozen).toMatchObject({
      tool: { id: 7, name: 'Runway', maker: 'Runway AI', state: 'active' },
      plan: { name: 'Pro', includes: '625 credits' },
      price: { amount: 10, ...words, quote: 'a month' },
      priceYearly: null,
      rights: { commercialUse: { answer: 'yes', quote: 'paid work: yes', ...words } },
      rules: paid,
      verdict: 'passes',
      reasons: [{ rule: 'paidWork', verdict: 'passes', says: 'yes', quote: 'paid work: yes', ...words }],
    });
    expect(frozen.rights.indemnity).toMatchObject({ answer: 'not read', quote: null, page: null, day: null });
    expect(frozenFactsSchema.parse(JSON.parse(JSON.stringify(frozen)))).toEqual(frozen);
  });

  test('is the verdict of this plan, not of the best one', () => {
    const free = { ...pro, name: 'Free', price: price(0), rights: { commercialUse: right('no') } };
    const tool = runway({}, { plans: [free, pro] });
    expect([freezeFacts(tool, 'Free', paid).verdict, freezeFacts(tool, 'Pro', paid).verdict]).toEqual([
      'fails',
      'passes',
    ]);
  });

  test('is no pass without a plan or on a trial; terms can still forbid, and who asks for nothing gets nothing wrong', () => {
    const allowing = runway({}, { baseRights: { commercialUse: right('yes') } });
    expect(freezeFacts(allowing, '', paid)).toMatchObject({ plan: null, price: null, verdict: 'unknown' });
    expect(freezeFacts(runway({ isTrial: true }), 'Pro', paid).verdict).toBe('unknown');
    const forbidding = runway({}, { baseRights: { commercialUse: right('no') } });
    expect(freezeFacts(forbidding, '', paid).verdict).toBe('fails');
    expect(freezeFacts(allowing, '', noRules).verdict).toBe('passes');
  });

  test('fails of a tool that is shut down', () => {
    const status = { state: 'shut down', note: 'Closed', since: '2026-10-09', replacedBy: 2 } as const;
    const frozen = freezeFacts(runway({}, { status }), 'Pro', noRules);
    expect(frozen).toMatchObject({ verdict: 'fails', tool: { state: 'shut down', since: '2026-10-09' } });
  });

  test('of a plan that the guide has not is refused in words; a tool without plans takes any', () => {
    expect(planProblem(runway(), 'Max')).toBe(
      'Runway has no plan “Max” in the guide: it has Pro. Leave it empty for another one.',
    );
    expect([
      planProblem(runway(), 'PRO'),
      planProblem(runway(), ''),
      planProblem(runway({}, { plans: [] }), 'Max'),
    ]).toEqual([null, null, null]);
  });
});

describe('since then', () => {
  const frozen = freezeFacts(runway(), 'Pro', paid);
  const since = (tool: Tool | null) =>
    changesSince(frozen, tool).map(({ of, before, after, isRecall }) => [of, before, after, isRecall]);

  test('nothing has changed as long as the facts are the same, in whatever words', () => {
    expect(since(runway())).toEqual([]);
    const reworded = { ...right('yes'), evidence: [{ source: 'terms', quote: 'commercial use is fine' }] };
    expect(since(runway({ rights: { commercialUse: reworded } }))).toEqual([]);
  });

  test('a right with another answer is a recall, with its words and day; another condition is told', () => {
    expect(changesSince(frozen, runway({ rights: { commercialUse: right('no') } }))).toEqual([
      {
        kind: 'right',
        of: 'Paid work',
        before: 'Yes',
        after: 'No',
        day: '2026-10-01',
        quote: 'paid work: no',
        page: terms.page,
        copy: terms.copy,
        isRecall: true,
      },
    ]);
    expect(since(runway({ rights: { commercialUse: right('yes', 'not for broadcast') } }))).toEqual([
      ['Paid work', 'Yes', 'Yes: not for broadcast', false],
    ]);
  });

  test('what nobody had read then, or knows any more, is told and is no recall', () => {
    expect(since(runway({ rights: {} }))[0]?.[3]).toBe(false);
    const unread = freezeFacts(runway({ rights: {} }), 'Pro', paid);
    expect(changesSince(unread, runway())).toMatchObject([{ of: 'Paid work', after: 'Yes', isRecall: false }]);
  });

  test('a price above the frozen one is a recall, one below is not, in another currency nobody can say', () => {
    expect(since(runway({ price: price(12) }))).toEqual([['Price', '$10 a month', '$12 a month', true]]);
    expect(since(runway({ price: price(8) }))).toEqual([['Price', '$10 a month', '$8 a month', false]]);
    expect(since(runway({ price: { ...price(12), currency: 'EUR' } }))[0]?.[3]).toBe(false);
    expect(since(runway({ price: price(null) }))).toEqual([['Price', '$10 a month', 'on request', false]]);
    const free = freezeFacts(runway({ price: price(0) }), 'Pro', paid);
    expect(changesSince(free, runway({ price: { ...price(3), currency: 'EUR' } }))).toMatchObject([{ isRecall: true }]);
  });

  test('another state, a plan and a tool that are gone are recalls; they stand before what is none', () => {
    const status = { state: 'acquired', note: 'Bought by Acme', since: '2026-11-20', replacedBy: null } as const;
    expect(changesSince(frozen, runway({ price: price(8) }, { status }))).toMatchObject([
      { of: 'State', before: 'active', after: 'acquired', day: '2026-11-20', isRecall: true },
      { of: 'Price', isRecall: false },
    ]);
    expect(since(runway({ name: 'Plus' }))).toEqual([['Plan', 'Pro', 'not sold any more', true]]);
    expect(since(null)).toEqual([['Tool', 'in the guide', 'not in the guide any more', true]]);
  });

  test('a round of letters begins for exactly what can be a recall', () => {
    const text = (tool: Tool) => JSON.stringify(recallableFacts(tool));
    const same = text(runway());
    expect(
      text(
        runway(
          { includes: 'other' },
          { description: 'x'.repeat(60), sources: { terms: { ...terms, readOn: '2026-11-09' } } },
        ),
      ),
    ).toBe(same);
    for (const other of [
      runway({ rights: { commercialUse: right('no') } }),
      runway({ price: price(12) }),
      runway({ priceYearly: price(9) }),
      runway({ name: 'Plus' }),
      runway({}, { baseRights: { indemnity: right('yes') } }),
      runway({}, { status: { state: 'watch', note: 'x', since: null, replacedBy: null } }),
    ])
      expect(text(other)).not.toBe(same);
  });
});
