import type { ToolEdit } from '#domain/tool/editing/tool-edit.schema.ts';
import { RECENT_EDITS, recentEdits, toolHistories } from '#netlify/stores/tool-edit-store.ts';
import type { ToolHead } from '#netlify/stores/tool-head.schema.ts';

/** Changes that a tool's history keeps; older ones are dropped. */
const MAX_EDITS = 300;
/** Changes whose tool can be told from their id: more than the list of uploads names. */
const MAX_RECENT = 400;

/**
 * Notes a change before the catalogue has it, so that none is ever there without its history.
 * @throws StoreUnavailable
 */
export async function noteEdit(toolId: number, edit: ToolEdit): Promise<void> {
  await toolHistories.update(keyOf(toolId), (current) => {
    const others = (current?.edits ?? []).filter(({ id }) => id !== edit.id);
    return { edits: [edit, ...others].slice(0, MAX_EDITS) };
  });
  await recentEdits.update(RECENT_EDITS, (current) => {
    const edits = current?.edits ?? [];
    if (edits.some(({ id }) => id === edit.id)) return null;
    return { edits: [{ id: edit.id, toolId }, ...edits].slice(0, MAX_RECENT) };
  });
}

/** Says that the catalogue has a change. @throws StoreUnavailable */
export async function confirmEdit(toolId: number, editId: string): Promise<void> {
  await toolHistories.update(keyOf(toolId), (current) => {
    const isOpen = current?.edits.some(({ id, isDone }) => id === editId && !isDone) ?? false;
    if (!current || !isOpen) return null;
    return { edits: current.edits.map((edit) => (edit.id === editId ? { ...edit, isDone: true } : edit)) };
  });
}

/**
 * What was changed of a tool at the desk, newest first. A change whose last note was lost is told from one that never
 * happened by the list of uploads.
 * @throws StoreUnavailable, UnreadableRecord
 */
export async function readHistory(toolId: number, { uploads }: ToolHead): Promise<ToolEdit[]> {
  const edits = (await toolHistories.read(keyOf(toolId)))?.edits ?? [];
  return edits.filter(({ id, isDone }) => isDone || uploads.some((upload) => upload.id === id));
}

/** The tools that recent changes were about, by the change's id. @throws StoreUnavailable, UnreadableRecord */
export async function recentlyEdited(): Promise<Map<string, number>> {
  const { edits } = (await recentEdits.read(RECENT_EDITS)) ?? { edits: [] };
  return new Map(edits.map(({ id, toolId }) => [id, toolId]));
}

function keyOf(toolId: number): string {
  return `tool-${toolId}`;
}
