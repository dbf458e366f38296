import { lazy } from './lazy.ts';

const longDay = lazy(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** A day as people read it, of a day or an ISO time: '21 November 2026' for `2026-11-21` (UTC). */
export function dayText(day: string): string {
  return longDay().format(new Date(day));
}

const shortDay = lazy(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** The same where there is little room: '21 Nov 2026'. */
export function shortDayText(day: string): string {
  return shortDay().format(new Date(day));
}

const longMonth = lazy(() => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** The month of a day or an ISO time: 'November 2026' for `2026-11-21` (UTC). */
export function monthText(day: string): string {
  return longMonth().format(new Date(day));
}
