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
  stepsOf(...plans)?.steps.map(({ height, isOnScale }) => (isOnScale ? height : `over ${height}`));

test('steps rise by what a month costs, a year by its twelfth', () => {
  expect(heights(plan('Free', 0), plan('A', 25), plan('B', 1200, { period: 'year' }))).toEqual([0, 0.25, 1]);
});

test('what has no place on the scale keeps the height before it', () => {
  expect(heights(plan('A', 25), plan('B', 100), plan('On request', null))).toEqual([0.25, 1, 'over 1']);
  expect(heights(plan('A', 25), plan('Euro', 90, { currency: 'EUR' }), plan('B', 100))).toEqual([0.25, 'over 0.25', 1]);
  expect(heights(plan('One', 129, { period: 'once' }), plan('Two', 516, { period: 'once' }))).toEqual([0.25, 1]);
});

test('amounts beside the steps say what they are, the highest with what it is paid for', () => {
  const marks = (...plans: Plan[]) => stepsOf(...plans)?.marks.map(({ height, text }) => `${text} at ${height}`);
  expect(marks(plan('Free', 0), plan('A', 9), plan('B', 1200, { period: 'year', billed: 'yearly' }))).toEqual([
    '$0 at 0',
    '$50 at 0.5',
    '$100 a month at 1',
  ]);
  const euro = { currency: 'EUR', period: 'once' };
  expect(marks(plan('A', 100, euro), plan('B', 400, euro))).toEqual(['€0 at 0', '€200 once at 0.5']);
  const image = { period: 'use', unit: 'image' };
  expect(marks(plan('A', 0.1, image), plan('B', 0.4, image))).toEqual(['$0 at 0', '$1 an image at 1']);
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
  expect(drawn?.steps.map(({ isYes, price, flag }) => [isYes, price, flag])).toEqual([
    [false, '$0', ''],
    [true, '$9*', 'From here'],
    [false, '$1,200 a year', ''],
    [false, 'on request', ''],
  ]);
  expect(drawn?.steps.map(({ from }) => from)).toEqual([0, 0, 0.09, 1]);
  expect(stepsOf(plan('A', 9), plan('B', null))).toBeNull();
  expect(stepsOf(plan('A', 0), plan('B', 0))).toBeNull();
});
