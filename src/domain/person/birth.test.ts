import { expect, test } from 'vitest';
import { birthOf, isBornAs } from './birth.ts';

const createdAt = '2026-11-23T12:00:00.000Z';

test('two accounts of one person are told apart, even when they were made in the same millisecond', () => {
  expect(birthOf({ createdAt, birth: 'a' })).not.toBe(birthOf({ createdAt, birth: 'b' }));
});

test('an account from before births counts as the time it was made', () => {
  expect(birthOf({ createdAt })).toBe(createdAt);
});

test('a link leads to the account whose birth it names; one from before births to no account that has one', () => {
  const [old, born] = [{ createdAt }, { createdAt, birth: 'a' }];
  expect([isBornAs(old, createdAt), isBornAs(born, 'a')]).toEqual([true, true]);
  expect([isBornAs(old, 'a'), isBornAs(born, 'b'), isBornAs(born, createdAt)]).toEqual([false, false, false]);
  expect([isBornAs(old, undefined), isBornAs(born, undefined)]).toEqual([true, false]);
});
