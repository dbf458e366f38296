/** The stored list; `ok` is false when the text could not be read and the list is empty for that reason. */
interface StoredComparison {
  ok: boolean;
  list: number[];
}

/**
 * Reads what stands under `compareTools`: an older format of objects with an id is migrated to plain ids, whatever is
 * not a number is dropped, doubles are dropped.
 */
export function parseComparisonList(text: string | null): StoredComparison {
  if (text === null) return { ok: true, list: [] };
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return { ok: false, list: [] };
    const ids = stored.map(idOf).filter((id) => id !== null);
    return { ok: true, list: [...new Set(ids)] };
  } catch {
    return { ok: false, list: [] };
  }
}

function idOf(entry: unknown): number | null {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
  return typeof id === 'number' && Number.isFinite(id) ? id : null;
}

/** The list with one id more at its end; a second time is refused. */
export function addToComparison(
  list: readonly number[],
  id: number,
): { ok: true; list: number[] } | { ok: false; code: 'already_listed' } {
  return list.includes(id) ? { ok: false, code: 'already_listed' } : { ok: true, list: [...list, id] };
}

/** The list without one id. */
export function removeFromComparison(list: readonly number[], id: number): number[] {
  return list.filter((other) => other !== id);
}

/** The tools on the list, in the list's order; ids without a tool are passed over. */
export function selectCompared<T extends { id: number }>(tools: readonly T[], list: readonly number[]): T[] {
  return list.map((id) => tools.find((tool) => tool.id === id)).filter((tool) => tool !== undefined);
}
