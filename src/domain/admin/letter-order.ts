import type { z } from 'zod';
import { DAY_MS } from '#domain/value/day.ts';
import { isoWeek, weekBefore, weekDays } from '#domain/value/iso-week.ts';
import { momentText } from '#domain/admin/job/run-text.ts';
import type { letterOrderSchema } from './letter-order.schema.ts';

/** What was ordered about one letter to many. */
export type LetterOrder = z.output<typeof letterOrderSchema>;
export type OrderKind = NonNullable<LetterOrder['order']>['kind'];

/**
 * The scheduled runs of a week's digest, every ten minutes on the Monday and the Tuesday after it, in hours of UTC. What was
 * not begun by then goes out only when it is released.
 */
const RUNS = { days: 2, fromHour: 7, toHour: 13 };
const HOUR_MS = 3_600_000;

/** Whether a letter has begun, or begins now: what is held or skipped does not. */
export function begin(orders: LetterOrder | null, now: Date): { orders: LetterOrder; mayGo: boolean } {
  const known = orders ?? { order: null, begunAt: null };
  if (known.begunAt !== null) return { orders: known, mayGo: true };
  if (isStopped(known)) return { orders: known, mayGo: false };
  return { orders: { ...known, begunAt: now.toISOString() }, mayGo: true };
}

/** Whether it is held or skipped. */
function isStopped({ order }: LetterOrder): boolean {
  return order !== null && order.kind !== 'release';
}

/** The same with one more order; null when it has begun, and nothing can be ordered any more. */
export function giveOrder(orders: LetterOrder | null, order: NonNullable<LetterOrder['order']>): LetterOrder | null {
  if (orders && orders.begunAt !== null) return null;
  return { order, begunAt: null };
}

/**
 * The week whose digest is the next to go out: the one that is over as long as its letter is to come, else the one under
 * way.
 * @param ofLast what was ordered about the week that is over; null when nothing was, and it has not begun
 */
export function comingWeek(now: Date, ofLast: LetterOrder | null): string {
  const last = weekBefore(now);
  const { order, begunAt } = ofLast ?? { order: null, begunAt: null };
  const isOpen = begunAt === null && (order === null ? hasRunsLeft(last, now) : order.kind !== 'skip');
  return isOpen ? last : isoWeek(now);
}

/** When the digest of a week goes out: 07:00 UTC on the Monday after it. ISO time. */
export function goesOutAt(week: string): string {
  return new Date(runsEndAt(week, 1) - (RUNS.toHour - RUNS.fromHour) * HOUR_MS).toISOString();
}

/**
 * When a digest that nobody stopped and no run has begun is taken up: on its Monday, or, when that day's runs are over, on
 * the Tuesday. A time that has passed means the next run, within ten minutes. ISO time.
 */
export function takenUpAt(week: string, now: Date): string {
  const monday = goesOutAt(week);
  if (now.getTime() < runsEndAt(week, 1)) return monday;
  return new Date(Date.parse(monday) + DAY_MS).toISOString();
}

/** When a digest is taken up, in words behind 'goes out'. @param at as `goesOutAt` and `takenUpAt` give it */
export function takenUpText(at: string, now: Date): string {
  return at <= now.toISOString() ? 'with the next run, within ten minutes' : `on ${momentText(at)}`;
}

/** Whether a scheduled run can still begin the digest of a week. */
export function hasRunsLeft(week: string, now: Date): boolean {
  return now.getTime() < runsEndAt(week, RUNS.days);
}

/** When the runs of a day are over, the first one the day after the week. Milliseconds since 1970. */
function runsEndAt(week: string, day: number): number {
  return Date.parse(weekDays(week).last) + day * DAY_MS + RUNS.toHour * HOUR_MS;
}
