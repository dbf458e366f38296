import { expect, test } from 'vitest';
import { type Plan, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { planSteps } from './plan-steps.ts';

const plan = (name: string, amount: number | null, more = {}): Plan =>
  planSchema.parse({ name, price: { amount, period: 'month', billed: null, perPerson: true, ...more } });
const stepsOf = (...plans: Plan[]) =>
  planSteps(
    plans,
    () => false,
    () => '',
  );
const heights = (...plans: Plan[]) =>
  stepsOf(...plans)?.map(({ height, isOnScale }) => (isOnScale ? height : `over ${height}`));

test('steps rise by what a month costs, a year by its twelfth', () => {
  expect(heights(plan('Free', 0), plan('A', 25), plan('B', 1200, { period: 'year' }))).toEqual([0, 0.25, 1]);
});

test('what has no place on the scale keeps the height before it', () => {
  expect(heights(plan('A', 25), plan('B', 100), plan('On request', null))).toEqual([0.25, 1, 'over 1']);
  expect(heights(plan('A', 25), plan('Euro', 90, { currency: 'EUR' }), plan('B', 100))).toEqual([0.25, 'over 0.25', 1]);
  expect(heights(plan('One', 129, { period: 'once' }), plan('Two', 516, { period: 'once' }))).toEqual([0.25, 1]);
});

test('a step says what it permits, what it costs and what stands above it; equal prices are no steps', () => {
  const evidence = [{ source: 'pricing', quote: 'as the page says' }];
  const plans = [
    plan('Free', 0, { evidence }),
    plan('A', 9),
    plan('B', 1200, { period: 'year', billed: 'yearly', evidence }),
    plan('C', null),
  ];
  const drawn = planSteps(
    plans,
    ({ name }) => name === 'A',
    ({ name }) => (name === 'A' ? 'From here' : ''),
  );
  expect(drawn?.map(({ isYes, price, flag }) => [isYes, price, flag])).toEqual([
    [false, '$0', ''],
    [true, '$9* a month', 'From here'],
    [false, '$1,200 a year', ''],
    [false, 'on request', ''],
  ]);
  expect(stepsOf(plan('A', 9), plan('B', null))).toBeNull();
  expect(stepsOf(plan('A', 0), plan('B', 0))).toBeNull();
});
