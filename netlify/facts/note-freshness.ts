import { freshness } from '#domain/tool/evidence/freshness.ts';
import type { FreshnessPoint } from '#domain/tool/evidence/freshness-point.schema.ts';
import { mergePoints } from '#domain/tool/evidence/freshness-points.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { dayOf } from '#domain/value/day.ts';
import { FRESHNESS, freshnessHistory } from '#netlify/stores/watch-store.ts';

/** Notes how much of the guide had been read on this day. @throws StoreUnavailable */
export async function noteFreshness(tools: readonly Tool[], now: Date): Promise<void> {
  const day = dayOf(now);
  const { all, confirmed, reported } = freshness(tools, day).headline;
  const point = { day, all, confirmed, reported };
  await freshnessHistory.update(
    FRESHNESS,
    (current) => {
      const last = current?.points.at(-1);
      const isKnown = last?.day === day && last.confirmed === confirmed && last.reported === reported;
      return isKnown ? null : { points: mergePoints(current?.points ?? [], [point]) };
    },
    { startAnew: true },
  );
}

/** The days that were noted, oldest first. @throws StoreUnavailable */
export async function readFreshnessHistory(): Promise<FreshnessPoint[]> {
  return (await freshnessHistory.tryRead(FRESHNESS))?.points ?? [];
}
