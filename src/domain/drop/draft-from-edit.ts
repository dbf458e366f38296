import type { RecordChange } from '#domain/record/record-changes.ts';
import { withNoted } from '#domain/tool/tool-field-paths.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { draftDrop } from './draft-drop.ts';
import type { Drop } from './drop.schema.ts';

/**
 * What the last change of a tool at the desk says as the beginning of a drop.
 * @param tool as it became by it
 * @param day YYYY-MM-DD, stands for the day of the release until an editor has read that
 * @returns null when neither owner, state, a price nor a right changed
 */
export function draftFromEdit(tool: Tool, changes: readonly RecordChange[], day: string): Omit<Drop, 'id'> | null {
  const before = withNoted(
    tool,
    changes.map(({ field, before: value }) => ({ field, value })),
  );
  const drop = draftDrop(before, tool, { id: 0, today: day });
  if (!drop) return null;
  const { id: _, ...fields } = drop;
  return fields;
}
