import { isoWeek } from '#domain/calendar/iso-week.ts';
import { type Subscriber, type SubscriberState, subscriberState } from './subscriber.ts';

/** One week of the subscription: who is still subscribed today, by the week in which they confirmed. */
export interface GrowthWeek {
  /** ISO week, `2026-W47`. */
  week: string;
  /** Addresses that confirmed in it. */
  joined: number;
  /** Addresses that had confirmed by its end. */
  total: number;
}

/** Counts of addresses, never an address. */
export interface SubscriberGrowth {
  byState: Record<SubscriberState, number>;
  /** Oldest first; the last one is under way. */
  weeks: GrowthWeek[];
}

/** Weeks that are shown. */
export const growthWeeks = 12;
const weekLength = 7 * 86_400_000;

/** How many addresses stand where, and in which week those who are subscribed confirmed. Who has left is in no week. */
export function subscriberGrowth(subscribers: readonly Pick<Subscriber, 'topics'>[], now: Date): SubscriberGrowth {
  const byState = { pending: 0, confirmed: 0, unsubscribed: 0 };
  const joinedIn = new Map<string, number>();
  for (const subscriber of subscribers) {
    byState[subscriberState(subscriber)] += 1;
    const week = confirmedWeek(subscriber);
    if (week !== null) joinedIn.set(week, (joinedIn.get(week) ?? 0) + 1);
  }
  const shown = Array.from({ length: growthWeeks }, (_, index) =>
    isoWeek(new Date(now.getTime() - (growthWeeks - 1 - index) * weekLength)),
  );
  const joinedBy = (last: string) =>
    [...joinedIn].reduce((sum, [week, joined]) => (week <= last ? sum + joined : sum), 0);
  return { byState, weeks: shown.map((week) => ({ week, joined: joinedIn.get(week) ?? 0, total: joinedBy(week) })) };
}

/** The week of the first topic that was confirmed and still holds. */
function confirmedWeek({ topics }: Pick<Subscriber, 'topics'>): string | null {
  const times = topics.flatMap(({ confirmedAt }) => confirmedAt ?? []).sort();
  return times[0] === undefined ? null : isoWeek(new Date(times[0]));
}
