import { expect, it } from 'vitest';
import { dayText, monthText, shortDayText } from './day-text.ts';

it.each([
  ['2026-11-01', '1 November 2026', 'November 2026', '1 Nov 2026'],
  ['2026-12-31T23:59:59.999Z', '31 December 2026', 'December 2026', '31 Dec 2026'],
  ['2027-01-01T00:00:00.000Z', '1 January 2027', 'January 2027', '1 Jan 2027'],
])('writes %s out, whatever the clock of the reader says', (time, day, month, short) => {
  expect([dayText(time), monthText(time), shortDayText(time)]).toEqual([day, month, short]);
});
