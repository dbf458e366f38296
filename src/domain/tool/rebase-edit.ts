import type { ToolPatch } from '#domain/tool/edit-tool.ts';
import { isSame } from '#domain/tool/is-same.ts';
import { type LeafChange, leafChanges, leavesOf, withLeaves } from '#domain/tool/tool-leaves.ts';
import { carrySources } from '#domain/tool/witness-sources.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** What an editor changed: exactly the places at which two versions differ. */
export function patchBetween(before: Tool, after: Tool): ToolPatch {
  const fields: Record<string, unknown> = {};
  for (const { field, after: value } of leafChanges(before, after)) {
    const [name = '', part] = field.split('.');
    if (part === undefined) fields[name] = value;
    else fields[name] = { ...(fields[name] as object | undefined), [part]: value ?? null };
  }
  return { fields } as ToolPatch;
}

/** Two editors' work put together. */
export interface Rebased {
  /** The newer version with what this editor changed. */
  tool: Tool;
  /** Places that both changed: theirs before, mine after. */
  clashes: LeafChange[];
}

/** Puts what an editor changed on top of what somebody else saved meanwhile; nobody's work is lost unsaid. */
export function rebaseEdit(base: Tool, mine: Tool, theirs: Tool): Rebased {
  const saved = leavesOf(theirs);
  const own = leafChanges(base, mine);
  const versions = { base: base.sources, mine: mine.sources, theirs: theirs.sources };
  const carried = carrySources(
    own.map(({ field, after }) => [field, after] as const),
    versions,
  );
  const moved = new Set(leafChanges(base, theirs).map(({ field }) => field));
  const clashes = own
    .filter(({ field, after }) => moved.has(field) && !isSame(saved.get(field) ?? null, after))
    .filter(({ field }) => carried.some(([leaf]) => leaf === field))
    .map(({ field, after }) => ({ field, before: saved.get(field) ?? null, after }));
  return { tool: withLeaves(theirs, carried), clashes };
}
