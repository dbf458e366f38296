import { expect, test } from 'vitest';
import { madePrice } from '#testing/made-verdicts.ts';
import { passingCostText } from './passing-cost.ts';
import type { VerdictPrice } from './verdict.ts';

const passing = (of: Partial<VerdictPrice>) =>
  ({ verdict: 'passes', price: { ...madePrice, amount: 12.5, ...of } }) as const;

test.each<[string, Parameters<typeof passingCostText>[0]]>([
  ['', []],
  ['', [{ verdict: 'unknown', price: null }]],
  ['', [passing({ currency: 'GBP' })]],
  ['What passes costs $0 a month', [passing({ amount: 0, currency: 'EUR' })]],
  ['What passes costs $62.50 a month', [passing({ seats: 5 }), { verdict: 'fails', price: null }]],
  [
    'What passes costs $22.50 a month; 2 have no such price',
    [
      passing({}),
      { ...passing({ amount: 120, period: 'year' }), verdict: 'passes when switched' },
      passing({ period: 'once' }),
      { verdict: 'passes', price: null },
    ],
  ],
])('the cost of what passes: %j', (text, verdicts) => {
  expect(passingCostText(verdicts)).toBe(text);
});
