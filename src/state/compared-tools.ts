import { fetchTools, type ToolAnswer } from '#api/tools.ts';
import { $comparison } from './comparison-list.ts';
import { $collected } from './collections.ts';
import { reading } from './reading.ts';
import { takeAlong } from './session.ts';

/** The catalogue that a reader's drops are taken from, fetched once. */
export const { store: $comparedTools, loadOnce: loadComparedTools } = reading<readonly ToolAnswer[]>(() =>
  fetchTools(),
);

/** Tools by their numbers, asked for anew when one is wanted that was not asked for. */
function toolsOf(wanted: () => Iterable<number>, takeFirst: () => Promise<ToolAnswer[] | null> = async () => null) {
  const fetchWanted = async (ids: readonly number[]) =>
    (await takeFirst()) ?? (ids.length === 0 ? [] : await fetchTools(ids));
  const { store, load } = reading<readonly ToolAnswer[], [readonly number[]]>(fetchWanted);
  let asked: ReadonlySet<number> = new Set();
  return {
    store,
    /** Loads them unless all were asked for; after a failure it tries again. Never throws. */
    async loadMissing(): Promise<void> {
      const ids = [...wanted()];
      if (store.get().status === 'read' && ids.every((id) => asked.has(id))) return;
      asked = new Set(ids);
      await load(ids);
    },
  };
}

/** The tools of the comparison list. */
export const { store: $listedTools, loadMissing: loadListedTools } = toolsOf(() => $comparison.get());

/** The tools of the reader's own collections. */
export const { store: $collectedTools, loadMissing: loadCollectedTools } = toolsOf(
  () => $collected.get(),
  () => takeAlong('tools'),
);
