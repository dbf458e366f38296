import type { z } from 'zod';
import { isoWeek, lastWeeks } from '#domain/value/iso-week.ts';
import type { subscriberCountsSchema } from './subscriber-counts.schema.ts';
import { type SubscriberState, subscriberState } from '#domain/person/subscriber.ts';
import type { Subscriber } from '#domain/person/subscriber.schema.ts';

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
export const GROWTH_WEEKS = 12;

/** What was counted of some subscribers, one after the other: enough for the growth, whenever it is shown. */
type SubscriberCounts = z.output<typeof subscriberCountsSchema>;

export function noSubscribers(): SubscriberCounts {
  return { byState: { pending: 0, confirmed: 0, unsubscribed: 0 }, joinedIn: {} };
}

/** With one more subscriber. */
export function withSubscriber(
  { byState, joinedIn }: SubscriberCounts,
  subscriber: Pick<Subscriber, 'topics'>,
): SubscriberCounts {
  const state = subscriberState(subscriber);
  const week = confirmedWeek(subscriber);
  return {
    byState: { ...byState, [state]: byState[state] + 1 },
    joinedIn: week === null ? joinedIn : { ...joinedIn, [week]: (joinedIn[week] ?? 0) + 1 },
  };
}

/** How many addresses stand where, and in which week those who are subscribed confirmed. Who has left is in no week. */
export function subscriberGrowth({ byState, joinedIn: joinedByWeek }: SubscriberCounts, now: Date): SubscriberGrowth {
  const joinedIn = new Map(Object.entries(joinedByWeek));
  const shown = lastWeeks(GROWTH_WEEKS, now);
  const joinedBy = (last: string) =>
    [...joinedIn].reduce((sum, [week, joined]) => (week <= last ? sum + joined : sum), 0);
  return { byState, weeks: shown.map((week) => ({ week, joined: joinedIn.get(week) ?? 0, total: joinedBy(week) })) };
}

/** The week of the first topic that was confirmed and still holds. */
function confirmedWeek({ topics }: Pick<Subscriber, 'topics'>): string | null {
  const times = topics.flatMap(({ confirmedAt }) => confirmedAt ?? []).sort();
  return times[0] === undefined ? null : isoWeek(new Date(times[0]));
}
