import { revertChanges } from '#domain/record/record-changes.ts';
import type { ToolEdit } from '#domain/tool/editing/tool-edit.schema.ts';
import { toolRecord } from '#domain/tool/tool.record.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { DAY_MS } from '#domain/value/day.ts';

/** Nobody is mailed about a change at the desk before it is this old: until then it may be taken back; ms. */
export const HOLD_BACK_MS = 3_600_000;
/** Changes that are younger than this count as corrections when they are told; ms. */
const TOLD_WITHIN_MS = 3 * DAY_MS;

/**
 * A tool as those who saved it may be told of it: without changes of the last hour. What was changed and taken back within
 * the hour never was.
 * @param edits newest first
 */
export function heldBack(tool: Tool, edits: readonly ToolEdit[], now: Date): Tool {
  let held = tool;
  for (const { at, kind, changes } of edits) {
    if (kind === 'created' || now.getTime() - Date.parse(at) >= HOLD_BACK_MS) break;
    const reverted = revertChanges(toolRecord, held, changes);
    if (!reverted.ok) break; // its file moved on meanwhile: what stands there is told
    held = reverted.edited;
  }
  return held;
}

/** Whether somebody at the desk changed the tool lately, and it was not taken back. */
export function isCorrectedLately(edits: readonly ToolEdit[], now: Date): boolean {
  const undone = new Set(edits.flatMap(({ undoes }) => undoes ?? []));
  return edits.some(
    ({ id, at, kind }) => kind === 'changed' && !undone.has(id) && now.getTime() - Date.parse(at) < TOLD_WITHIN_MS,
  );
}

/** Whether what an editor decided then is told now: no more to be taken back, and not long ago. */
export function isTellable(at: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return age >= HOLD_BACK_MS && age < TOLD_WITHIN_MS;
}
