/** A tool that a signed-out reader saved in this browser. */
export interface LocalSave {
  id: number;
  name: string;
}

/** The kept saves after a click, newest first; without a change when the limit is reached. */
export function toggleLocal(
  kept: readonly LocalSave[],
  { id, name }: LocalSave,
  limit: number,
): { ok: true; kept: LocalSave[]; isSaved: boolean } | { ok: false } {
  if (kept.some((save) => save.id === id))
    return { ok: true, kept: kept.filter((save) => save.id !== id), isSaved: false };
  if (kept.length >= limit) return { ok: false };
  return { ok: true, kept: [{ id, name }, ...kept], isSaved: true };
}

/** What a notice says after kept saves moved to an account; empty when there is nothing to say. */
export function movedText(moved: readonly LocalSave[], left: readonly LocalSave[], limit: number): string {
  const rest = left.map(({ name }) => name).join(', ');
  const done = moved.length === 1 ? `${moved[0]?.name} is saved.` : `${moved.length} tools are saved.`;
  if (left.length === 0) return moved.length === 0 ? '' : done;
  const why = `Yak Fringe holds ${limit} saves. Still only in this browser: ${rest}.`;
  return moved.length === 0 ? why : `${done} ${why}`;
}
