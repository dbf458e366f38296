import { DAY_MS } from '#domain/value/day.ts';
import type { SaveCounts } from '#domain/watch/fact-desk.schema.ts';
import { SAVES, readSaveCounts, saveCounts } from '#netlify/stores/watch-store.ts';
import { users } from '#netlify/stores/user-store.ts';

/** Counted again after this, in ms. */
const KEPT_MS = DAY_MS;

/**
 * Counts how often each tool is saved, over all accounts: some of them in each run, and the next run goes on. The order of
 * the debt needs no better truth than yesterday's.
 * @param until on the clock of `performance.now()`
 * @throws StoreUnavailable
 */
export async function countSaves(now: Date, until: number): Promise<void> {
  const known = await readSaveCounts();
  if (!known.walk && known.countedAt && now.getTime() - Date.parse(known.countedAt) < KEPT_MS) return;
  const scan = known.walk ?? { after: '', counts: {} };
  const counts = { ...scan.counts };
  for await (const { records, last } of users.shards({ after: scan.after })) {
    for (const { stored } of records)
      for (const { toolId } of stored.document.saves) counts[String(toolId)] = (counts[String(toolId)] ?? 0) + 1;
    if (performance.now() >= until) return note({ ...known, walk: { after: last, counts } });
  }
  return note({ countedAt: now.toISOString(), counts, walk: null });
}

async function note(next: SaveCounts): Promise<void> {
  await saveCounts.update(SAVES, () => next, { startAnew: true });
}
