import { DAY_MS, dayOf } from '#domain/value/day.ts';

/** How often a form is taken on one day (UTC), from all who are not signed in together: more than a team can read. */
export const formsADay = {
  contact: 500,
  submission: 300,
  subscription: 3000,
} as const;

/** How much of what pages tell of readers whom nobody knows is kept on one day: figures need no more, and a machine gets no more. */
const eventsADay = {
  /** Each waits to be added up, half an hour at most. */
  'reader-event': 10_000,
  /** Searches that found nothing and were not known before; they are kept for 90 days. */
  'missed-words': 500,
} as const;

/** Bounds of a day on whatever somebody who is not signed in makes us store: there is no other way to. */
export const mostADay = { ...formsADay, ...eventsADay } as const;

/** A form that anybody may send. */
export type FormName = keyof typeof formsADay;
/** Whatever has a bound of a day. */
export type DayName = keyof typeof mostADay;

/** How often one of them came on one day. */
interface FormDay {
  count: number;
}

/** The key of its count on the day of a moment: `contact-2026-11-22`. */
export function formDayKey(name: DayName, now: Date): string {
  return `${name}-${dayOf(now)}`;
}

/** With one more; null when it is one too many. */
export function withOneMore(day: FormDay | null, name: DayName): FormDay | null {
  const count = day?.count ?? 0;
  return count < mostADay[name] ? { ...day, count: count + 1 } : null;
}

/** Until the next day begins (UTC), in seconds, at least 1. */
export function secondsToNextDay(now: Date): number {
  return Math.max(1, Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000));
}
