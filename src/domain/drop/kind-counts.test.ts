import { expect, test } from 'vitest';
import { kindCounts } from './kind-counts.ts';

test('names each kind that there is, with its number, what may cost most first', () => {
  expect(
    kindCounts(
      new Map([
        ['feature', 12],
        ['price', 1],
        ['shutdown', 2],
      ]),
    ),
  ).toEqual([
    { count: 2, what: 'closings' },
    { count: 1, what: 'price change' },
    { count: 12, what: 'models and features' },
  ]);
  expect(
    kindCounts(
      new Map([
        ['terms', 1],
        ['owner', 0],
      ]),
    ),
  ).toEqual([{ count: 1, what: 'change of terms' }]);
});
