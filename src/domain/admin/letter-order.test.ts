import { describe, expect, test } from 'vitest';
import {
  type LetterOrder,
  begin,
  comingWeek,
  giveOrder,
  goesOutAt,
  hasRunsLeft,
  takenUpAt,
  takenUpText,
} from './letter-order.ts';

const now = new Date('2026-11-16T07:00:00.000Z');
const at = now.toISOString();
const ordered = (kind: 'hold' | 'skip' | 'release'): LetterOrder => ({
  order: { kind, at, who: null },
  begunAt: null,
});

describe('a letter', () => {
  test('begins when nobody stopped it, or when it was released', () => {
    expect(begin(null, now)).toEqual({ orders: { order: null, begunAt: at }, mayGo: true });
    expect(begin(ordered('release'), now)).toMatchObject({ mayGo: true });
    for (const kind of ['hold', 'skip'] as const) expect(begin(ordered(kind), now)).toMatchObject({ mayGo: false });
  });

  test('goes on once it has begun, whatever the clock says, and takes no order any more', () => {
    const begun = begin(null, now).orders;
    expect(begin(begun, new Date('2026-11-17T07:00:00Z'))).toEqual({ orders: begun, mayGo: true });
    expect(giveOrder(begun, { kind: 'hold', at, who: null })).toBeNull();
    expect(giveOrder(ordered('hold'), { kind: 'skip', at, who: null })).toEqual(ordered('skip'));
  });
});

test.each([
  ['on Monday before it begins', '2026-11-16T06:00:00Z', null, '2026-W46'],
  ['on Monday when it has begun', '2026-11-16T08:00:00Z', { order: null, begunAt: at }, '2026-W47'],
  ['on Wednesday, nothing was sent', '2026-11-18T06:00:00Z', null, '2026-W47'],
  ['on Tuesday before its last run', '2026-11-17T12:59:59Z', null, '2026-W46'],
  ['on Tuesday at its last run', '2026-11-17T13:00:00Z', null, '2026-W47'],
  ['on Wednesday, nothing was ordered', '2026-11-18T06:00:00Z', { order: null, begunAt: null }, '2026-W47'],
  ['on Wednesday, held', '2026-11-18T06:00:00Z', ordered('hold'), '2026-W46'],
  ['on Wednesday, released and not begun', '2026-11-18T06:00:00Z', ordered('release'), '2026-W46'],
  ['on Monday, skipped', '2026-11-16T08:00:00Z', ordered('skip'), '2026-W47'],
] as const)('the digest to come %s', (_, moment, orders, week) =>
  expect(comingWeek(new Date(moment), orders)).toBe(week),
);

test('a digest goes out on the Monday after its week', () =>
  expect(goesOutAt('2026-W47')).toBe('2026-11-23T07:00:00.000Z'));

test.each([
  ['2026-11-22T20:00:00Z', 'on 23 Nov, 07:00 UTC', true],
  ['2026-11-23T07:00:00Z', 'with the next run, within ten minutes', true],
  ['2026-11-23T12:59:59Z', 'with the next run, within ten minutes', true],
  ['2026-11-23T13:00:00Z', 'on 24 Nov, 07:00 UTC', true],
  ['2026-11-24T07:00:00Z', 'with the next run, within ten minutes', true],
  ['2026-11-24T12:59:59Z', 'with the next run, within ten minutes', true],
  ['2026-11-24T13:00:00Z', 'with the next run, within ten minutes', false],
])('a digest that nobody stopped is taken up, seen at %s, %s', (moment, words, isToCome) => {
  const then = new Date(moment);
  expect(takenUpText(takenUpAt('2026-W47', then), then)).toBe(words);
  expect(hasRunsLeft('2026-W47', then)).toBe(isToCome);
});
