import { expect, test } from 'vitest';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { makePlan, makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { monthlyCost } from './budget.ts';
import { addLines } from './change-lines.ts';
import { freezeFacts } from './freeze-facts.ts';
import { noLines } from './projects-of.ts';
import { recallsOf } from './recalls.ts';

const now = new Date('2026-11-23T12:00:00.000Z');

/** A tool with one plan that costs so much. */
function tool(id: number, amount: number, currency = 'USD'): Tool {
  const plan = makePlan('Pro', { amount, currency, billed: 'monthly', perPerson: false });
  return makeTool({ id, name: `Tool ${id}`, plans: [plan] });
}

/** One asset made with each tool. */
function linesOf(tools: readonly Tool[]) {
  const added = tools.map((one, index) => ({
    id: `0f8fad5b-d9cb-469f-a165-7086772895${index}0`,
    asset: `${index}.png`,
    toolId: one.id,
    plan: 'Pro',
    account: '',
    day: '2026-11-20',
    human: '',
    sourceType: 'trainedAlgorithmicMedia' as const,
    frozen: { facts: freezeFacts(one, 'Pro', noRules), frozenOn: '2026-11-23' },
  }));
  const outcome = addLines(noLines({ id: 'u', createdAt: now.toISOString() }, 'p'), added, { limit: 500, now });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.lines;
}

function recallsWith(budget: number | null | undefined, tools: readonly Tool[], today: readonly Tool[]) {
  const project = { id: 'p', name: 'Film', ...(budget !== undefined && { budget }) };
  return recallsOf([{ project, lines: linesOf(tools) }], (id) => today.find((one) => one.id === id) ?? null);
}

const frozen = [tool(1, 10), tool(2, 20)];

test('without a budget each price above the frozen one is told', () => {
  for (const budget of [undefined, null])
    expect(recallsWith(budget, frozen, [tool(1, 11), tool(2, 20)]).map(({ toolId }) => toolId)).toEqual([1]);
});

test('with a budget it is told once all plans together cost more than was agreed, to the dollar', () => {
  expect(recallsWith(40, frozen, [tool(1, 20), tool(2, 20)])).toEqual([]);
  const [recall] = recallsWith(39.99, frozen, [tool(1, 20), tool(2, 20)]);
  expect(recall).toMatchObject({ toolId: 1, changes: [{ kind: 'price', before: '$10* a month' }] });
  expect(recallsWith(0, frozen, frozen)).toEqual([]); // nothing rose
});

test('a budget hides neither a price in another currency nor a tool that is gone', () => {
  expect(recallsWith(1000, [tool(1, 10, 'EUR')], [tool(1, 11, 'EUR')])).toHaveLength(1);
  expect(recallsWith(1000, frozen, [tool(1, 10)]).map(({ changes }) => changes[0]?.kind)).toEqual(['tool']);
});

test('what plans cost a month: years by twelve, free ones nothing, seats as many as must be bought', () => {
  const [{ price }] = [freezeFacts(tool(1, 12), 'Pro', noRules)];
  if (!price) throw new Error('no price');
  const yearly = { price: null, priceYearly: { ...price, amount: 120, period: 'year' as const, minimumPeople: 5 } };
  expect(monthlyCost([{ price, priceYearly: null }, yearly])).toBe(62);
  expect(monthlyCost([{ price: { ...price, amount: 0, period: 'use' }, priceYearly: null }])).toBe(0);
  expect(monthlyCost([{ price: { ...price, period: 'use' }, priceYearly: null }])).toBeNull();
  expect(monthlyCost([{ price: null, priceYearly: null }])).toBeNull();
});
