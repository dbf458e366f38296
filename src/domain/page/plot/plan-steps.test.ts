import { expect, test } from 'vitest';
import { type Plan, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { areStepsWorthDrawing, planSteps } from './plan-steps.ts';

const plan = (name: string, amount: number | null, more = {}): Plan =>
  planSchema.parse({ name, price: { amount, period: 'month', billed: null, perPerson: true, ...more } });
const heights = (...plans: Plan[]) =>
  planSteps(plans, () => false).map(({ height, isOnScale }) => (isOnScale ? height : `over ${height}`));

test('steps rise by the root of what a month costs, a year by its twelfth', () => {
  expect(heights(plan('Free', 0), plan('A', 25), plan('B', 1200, { period: 'year' }))).toEqual([0, 0.5, 1]);
});

test('what has no place on the scale keeps the height before it', () => {
  expect(heights(plan('A', 25), plan('B', 100), plan('On request', null))).toEqual([0.5, 1, 'over 1']);
  expect(heights(plan('A', 25), plan('Euro', 90, { currency: 'EUR' }), plan('B', 100))).toEqual([0.5, 'over 0.5', 1]);
  expect(heights(plan('One', 129, { period: 'once' }), plan('Two', 516, { period: 'once' }))).toEqual([0.5, 1]);
});

test('a step says what it permits and whether it is the price of a yes; equal prices are no steps', () => {
  const steps = planSteps([plan('Free', 0), plan('A', 9)], ({ name }) => name === 'A', 'A');
  expect(steps.map(({ from, isYes, isPriceOfYes }) => [from, isYes, isPriceOfYes])).toEqual([
    [0, false, false],
    [0, true, true],
  ]);
  expect(areStepsWorthDrawing(steps)).toBe(true);
  expect(areStepsWorthDrawing(planSteps([plan('A', 9), plan('B', null)], () => true))).toBe(false);
});
