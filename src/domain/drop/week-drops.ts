import { WEEK_MS, dayOf } from '#domain/value/day.ts';
import { weekDays } from '#domain/value/iso-week.ts';
import type { Drop } from './drop.schema.ts';
import { sortDrops } from './lock-drops.ts';

/**
 * The drops that the digest of a week is about, newest first: those of its seven days, and those of the week before that
 * its own digest did not have, because they were written down late.
 * @param toldBefore ids in the digest of the week before; null when there was none, then nothing counts as late
 */
export function weekDrops(drops: readonly Drop[], week: string, toldBefore: ReadonlySet<number> | null): Drop[] {
  const { first, last } = weekDays(week);
  const weekEarlier = dayOf(new Date(Date.parse(first) - WEEK_MS));
  const isLate = ({ id, releaseDate }: Drop) =>
    toldBefore !== null && releaseDate >= weekEarlier && !toldBefore.has(id);
  return sortDrops(drops).filter((drop) => drop.releaseDate <= last && (drop.releaseDate >= first || isLate(drop)));
}
