import type { z } from 'zod';
import { isoWeek, weekBefore, weekDays } from '#domain/calendar/iso-week.ts';
import type { letterOrderSchema } from './letter-order.schema.ts';

/** What was ordered about one letter to many. */
export type LetterOrder = z.output<typeof letterOrderSchema>;
export type OrderKind = NonNullable<LetterOrder['order']>['kind'];

/** The last scheduled run of a week's digest: Tuesday, 13:00 UTC. What was not begun by then goes out only when it is released. */
const LAST_RUN = { day: 2, hour: 13 };
const DAY_MS = 86_400_000;
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
  const isOpen = begunAt === null && (order === null ? now.getTime() < lastRunOf(last) : order.kind !== 'skip');
  return isOpen ? last : isoWeek(now);
}

/** When the digest of a week goes out: 07:00 UTC on the Monday after it. ISO time. */
export function goesOutAt(week: string): string {
  return new Date(Date.parse(weekDays(week).last) + DAY_MS + 7 * HOUR_MS).toISOString();
}

function lastRunOf(week: string): number {
  return Date.parse(weekDays(week).last) + LAST_RUN.day * DAY_MS + LAST_RUN.hour * HOUR_MS;
}
