import { DAY_MS, WEEK_MS, dayOf } from './day.ts';
import { lazy } from './lazy.ts';

/** The ISO 8601 week of a moment, in UTC: '2026-W47'. A week begins on Monday and belongs to the year of its Thursday. */
export function isoWeek(moment: Date): string {
  const thursday = new Date(mondayOf(moment) + 3 * DAY_MS);
  const year = thursday.getUTCFullYear();
  const first = mondayOf(new Date(Date.UTC(year, 0, 4))); // the 4th of January is always in the first week
  const week = Math.round((thursday.getTime() - first) / WEEK_MS + 0.5);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The week that was complete when a moment came. */
export function weekBefore(moment: Date): string {
  return isoWeek(new Date(moment.getTime() - WEEK_MS));
}

/** So many weeks up to that of a moment, oldest first. */
export function lastWeeks(count: number, moment: Date): string[] {
  return Array.from({ length: count }, (_, index) =>
    isoWeek(new Date(moment.getTime() - (count - 1 - index) * WEEK_MS)),
  );
}

/** Monday and Sunday of an ISO week, as days: `{ first: '2026-11-16', last: '2026-11-22' }`. */
export function weekDays(week: string): { first: string; last: string } {
  const [year = 0, number = 0] = week.split('-W').map(Number);
  const first = mondayOf(new Date(Date.UTC(year, 0, 4))) + (number - 1) * WEEK_MS;
  return { first: dayOf(new Date(first)), last: dayOf(new Date(first + 6 * DAY_MS)) };
}

/** 00:00 UTC of the Monday before or at a moment, in ms. */
function mondayOf(moment: Date): number {
  const day = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
  return day - ((moment.getUTCDay() + 6) % 7) * DAY_MS;
}

const monthName = lazy(() => new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }));

/** The days of an ISO week as people say them: '9 to 15 November 2026', '30 November to 6 December 2026'. */
export function weekText(week: string): string {
  const { first, last } = weekDays(week);
  const [from, to] = [new Date(first), new Date(last)];
  const [fromMonth, toMonth] = [monthName().format(from), monthName().format(to)];
  const [fromYear, toYear] = [from.getUTCFullYear(), to.getUTCFullYear()];
  const beginning = fromMonth === toMonth ? '' : fromYear === toYear ? ` ${fromMonth}` : ` ${fromMonth} ${fromYear}`;
  return `${from.getUTCDate()}${beginning} to ${to.getUTCDate()} ${toMonth} ${toYear}`;
}
