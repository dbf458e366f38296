export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;

/** The day of a moment, UTC: '2026-11-21'. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
