import { addEvents } from '#domain/admin/event.ts';
import { readEventKey } from '#netlify/stores/event-key.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { countedEvents, figureWeeks } from '#netlify/stores/figure-store.ts';

/** Events that are added in one step. */
const STEP = 500;
/** Steps whose keys are remembered: a run would have to be slower than so many of another to add anything twice. */
const STEPS_REMEMBERED = 4;
const REMOVED_AT_ONCE = 32;

/**
 * Adds up what happened, step by step: first the sums, then the events go. A run that crashes in between adds nothing twice.
 * @param until on the clock of `performance.now()`: no further step is begun after it
 * @throws StoreUnavailable: the next run goes on
 */
export async function foldEvents(until: number): Promise<{ counted: number; isDone: boolean }> {
  let counted = 0;
  for (;;) {
    const keys = (await countedEvents.someKeys(STEP)).filter((key) => readEventKey(key) !== null);
    if (keys.length === 0) return { counted, isDone: true };
    if (performance.now() > until) return { counted, isDone: false };
    for (const [week, events] of Map.groupBy(keys, (key) => readEventKey(key)?.week ?? ''))
      counted += await foldWeek(week, events);
    await atOnce(keys, REMOVED_AT_ONCE, (key) => countedEvents.remove(key));
  }
}

/** @returns how many of them were not counted before */
function foldWeek(week: string, keys: readonly string[]): Promise<number> {
  return figureWeeks.change(
    week,
    (current) => {
      const { counts, folded } = current ?? { counts: {}, folded: [] };
      const known = new Set(folded);
      const fresh = keys.filter((key) => !known.has(key));
      if (fresh.length === 0) return { write: null, outcome: 0 };
      const names = fresh.flatMap((key) => readEventKey(key)?.name ?? []);
      return {
        write: { counts: addEvents(counts, names), folded: [...fresh, ...folded].slice(0, STEP * STEPS_REMEMBERED) },
        outcome: fresh.length,
      };
    },
    { startAnew: true },
  );
}
