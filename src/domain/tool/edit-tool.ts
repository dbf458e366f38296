import type { EvidenceByFact } from '#domain/tool/evidence.ts';
import { isSame } from '#domain/tool/is-same.ts';
import type { Rights, Tool } from '#domain/tool/tool.schema.ts';
import { type LeafChange, type ToolLeaf, factOfLeaf, leavesOf, withLeaves } from '#domain/tool/tool-leaves.ts';
import type { ToolFields } from '#domain/tool/uploaded-tool.schema.ts';

/** What a person at the desk changes of one tool. What is not there stays. */
export interface ToolPatch {
  /** Whole values by field; of the rights those that change. */
  fields: Partial<Omit<ToolFields, 'rights' | 'evidence'>> & { rights?: Partial<Rights> };
  /** What stands behind the values; null takes it away. */
  evidence: Partial<EvidenceByFact>;
}

/**
 * A tool after a change by hand. A value that changes loses its evidence unless the patch brings its own; evidence alone
 * confirms the value that stands. The price list is nobody's to guess: whoever changes the price looks at it.
 */
export function patchTool(tool: Tool, { fields, evidence }: ToolPatch): Tool {
  const before = leavesOf(tool);
  const changed = [...leavesOf(fields as Partial<Tool>)].filter(([leaf, value]) => !isSame(before.get(leaf), value));
  const lost = changed.flatMap(([leaf]) => factOfLeaf[leaf] ?? []).map((fact) => [`evidence.${fact}`, null] as const);
  const given = Object.entries(evidence).map(([fact, value]) => [`evidence.${fact}` as ToolLeaf, value] as const);
  return withLeaves(tool, [...changed, ...lost, ...given]);
}

/** What comes of taking a change back: the tool as it was, or the places that have changed again since. */
export type Reverted = { ok: true; tool: Tool } | { ok: false; fields: ToolLeaf[] };

/** Takes one change back: what it changed is as before, what others changed since stays. */
export function revertChanges(tool: Tool, changes: readonly LeafChange[]): Reverted {
  const now = leavesOf(tool);
  const moved = changes.filter(({ field, after }) => !isSame(now.get(field), after)).map(({ field }) => field);
  if (moved.length > 0) return { ok: false, fields: moved };
  return {
    ok: true,
    tool: withLeaves(
      tool,
      changes.map(({ field, before }) => [field, before] as const),
    ),
  };
}
