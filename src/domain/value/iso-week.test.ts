import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoWeek, weekBefore, weekDays, weekText } from './iso-week.ts';

describe('isoWeek', () => {
  it.each([
    ['2026-11-16T00:00:00Z', '2026-W47'],
    ['2026-11-15T23:59:59Z', '2026-W46'],
    ['2026-01-01T12:00:00Z', '2026-W01'],
    ['2027-01-03T12:00:00Z', '2026-W53'],
    ['2027-01-04T00:00:00Z', '2027-W01'],
    ['2024-12-30T00:00:00Z', '2025-W01'],
    ['2021-01-01T00:00:00Z', '2020-W53'],
  ])('%s lies in %s', (moment, week) => expect(isoWeek(new Date(moment))).toBe(week));

  it('a digest on Monday is about the week before', () => {
    expect(weekBefore(new Date('2026-11-16T07:00:00Z'))).toBe('2026-W46');
    expect(weekBefore(new Date('2027-01-05T07:00:00Z'))).toBe('2026-W53');
  });

  it('weekDays holds every moment of its week and no other', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (moment) => {
          const { first, last } = weekDays(isoWeek(moment));
          const day = moment.toISOString().slice(0, 10);
          expect(first <= day && day <= last).toBe(true);
          expect(new Date(first).getUTCDay()).toBe(1);
          expect(new Date(last).getUTCDay()).toBe(0);
        },
      ),
    );
  });
});

it.each([
  ['2026-W46', '9 to 15 November 2026'],
  ['2026-W49', '30 November to 6 December 2026'],
  ['2026-W53', '28 December 2026 to 3 January 2027'],
])('%s is said as %s', (week, text) => expect(weekText(week)).toBe(text));
