import { fetchTools, type ToolAnswer } from '#api/tools.ts';
import { $comparison } from './comparison-list.ts';
import { reading } from './reading.ts';

/** The catalogue that the tools of collections and of a reader's drops are taken from, fetched once. */
export const { store: $comparedTools, loadOnce: loadComparedTools } = reading<readonly ToolAnswer[]>(() =>
  fetchTools(),
);

const listed = reading<readonly ToolAnswer[], [readonly number[]]>(async (ids) =>
  ids.length === 0 ? [] : fetchTools(ids),
);
/** The tools of the comparison list, fetched by their numbers. */
export const $listedTools = listed.store;
let asked: ReadonlySet<number> = new Set();

/** Loads the tools of the comparison list unless all of them were asked for; after a failure it tries again. Never throws. */
export async function loadListedTools(): Promise<void> {
  const ids = $comparison.get();
  const isThere = listed.store.get().status === 'read' && ids.every((id) => asked.has(id));
  if (isThere) return;
  asked = new Set(ids);
  await listed.load(ids);
}
