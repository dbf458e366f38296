import { expect, test } from 'vitest';
import { foldAddress } from './fold-address.ts';

test('large and small ASCII letters are the same', () =>
  expect(foldAddress('Kate.Z@Yak.TEST')).toBe('kate.z@yak.test'));

test.each(['\u212Aate@yak.test', '\u0130da@yak.test', '\u017Fam@yak.test', '\uFF2Bate@yak.test'])(
  'no letter of another kind becomes an ASCII one: %s (B9)',
  (address) => expect(foldAddress(address)).toBe(address),
);
