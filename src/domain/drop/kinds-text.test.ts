import { expect, test } from 'vitest';
import { kindsText } from './kinds-text.ts';

test('names each kind that there is, with its number, what may cost most first', () => {
  expect(
    kindsText(
      new Map([
        ['feature', 12],
        ['price', 1],
        ['shutdown', 2],
      ]),
    ),
  ).toBe('2 closings, 1 price change and 12 models and features');
  expect(
    kindsText(
      new Map([
        ['terms', 1],
        ['owner', 0],
      ]),
    ),
  ).toBe('1 change of terms');
});
