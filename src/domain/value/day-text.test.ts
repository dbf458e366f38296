import { expect, it } from 'vitest';
import { dayText, monthText } from './day-text.ts';

it.each([
  ['2026-11-01', '1 November 2026', 'November 2026'],
  ['2026-12-31T23:59:59.999Z', '31 December 2026', 'December 2026'],
  ['2027-01-01T00:00:00.000Z', '1 January 2027', 'January 2027'],
])('writes %s out, whatever the clock of the reader says', (time, day, month) => {
  expect([dayText(time), monthText(time)]).toEqual([day, month]);
});
