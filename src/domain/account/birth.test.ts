import { expect, test } from 'vitest';
import { birthOf } from './birth.ts';

const createdAt = '2026-11-23T12:00:00.000Z';

test('two accounts of one person are told apart, even when they were made in the same millisecond', () => {
  expect(birthOf({ createdAt, birth: 'a' })).not.toBe(birthOf({ createdAt, birth: 'b' }));
});

test('an account from before births counts as the time it was made', () => {
  expect(birthOf({ createdAt })).toBe(createdAt);
});
