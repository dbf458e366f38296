import { counted } from '#domain/text/counted.ts';
import { DAY_MS } from '#domain/value/day.ts';

/** What waits for somebody of the team. */
export interface WaitingLine {
  waiting: number;
  /** ISO time at which the oldest came; null when nothing waits. */
  oldestAt: string | null;
}

/** A line of things that came at these ISO times. */
export function waitingLine(times: readonly string[]): WaitingLine {
  return { waiting: times.length, oldestAt: times.toSorted()[0] ?? null };
}

/** How long the oldest has waited, in whole days: 'since today', 'for 1 day', 'for 12 days'. */
export function waitingText(oldestAt: string, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(oldestAt)) / DAY_MS));
  return days === 0 ? 'since today' : `for ${counted(days, 'day')}`;
}
