import { expect, test } from 'vitest';
import { isPast } from './retention.ts';

const now = new Date('2026-11-22T12:00:00Z');

test('a period passes when all of its days have, and never from an unknown time', () => {
  expect(isPast('2026-11-20T12:00:00.000Z', 2, now)).toBe(false);
  expect(isPast('2026-11-20T11:59:59.999Z', 2, now)).toBe(true);
  expect(isPast(null, 0, now)).toBe(false);
});
