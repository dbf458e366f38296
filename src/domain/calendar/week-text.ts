import { weekDays } from '#domain/calendar/iso-week.ts';

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The days of an ISO week as people say them: '9 to 15 November 2026', '30 November to 6 December 2026'. */
export function weekText(week: string): string {
  const { first, last } = weekDays(week);
  const [from, to] = [new Date(first), new Date(last)];
  const [fromMonth, toMonth] = [monthName.format(from), monthName.format(to)];
  const [fromYear, toYear] = [from.getUTCFullYear(), to.getUTCFullYear()];
  const beginning = fromMonth === toMonth ? '' : fromYear === toYear ? ` ${fromMonth}` : ` ${fromMonth} ${fromYear}`;
  return `${from.getUTCDate()}${beginning} to ${to.getUTCDate()} ${toMonth} ${toYear}`;
}
