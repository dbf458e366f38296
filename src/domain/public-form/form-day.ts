/** How often a form is taken on one day (UTC), from all who are not signed in together: more than a team can read. */
export const formsADay = {
  contact: 500,
  submission: 300,
  subscription: 3000,
} as const;

/** A form that anybody may send. */
export type FormName = keyof typeof formsADay;

/** How often one form came on one day. */
export interface FormDay {
  count: number;
}

const DAY_MS = 86_400_000;

/** The key of a form's count on the day of a moment: `contact-2026-11-22`. */
export function formDayKey(name: FormName, now: Date): string {
  return `${name}-${now.toISOString().slice(0, 10)}`;
}

/** With one more form; null when it is one too many. */
export function withOneMore(day: FormDay | null, name: FormName): FormDay | null {
  const count = day?.count ?? 0;
  return count < formsADay[name] ? { ...day, count: count + 1 } : null;
}

/** Until the next day begins (UTC), in seconds, at least 1. */
export function secondsToNextDay(now: Date): number {
  return Math.max(1, Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000));
}
