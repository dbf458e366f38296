import { expect, test } from 'vitest';
import { senderLine } from './sender-line.ts';

test('letters name their sender once there is one', () => {
  expect(senderLine({ name: 'Yak', operator: null, postalAddress: null })).toBeNull();
  expect(senderLine({ name: 'Yak', operator: 'Fringe Press LLC', postalAddress: '1 Main Street, Oakland' })).toBe(
    'Yak is run by Fringe Press LLC, 1 Main Street, Oakland.',
  );
});
