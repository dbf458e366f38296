import type { PlanRight, PlanRightName } from '#domain/tool/plan.schema.ts';
import type { Source } from '#domain/tool/source.schema.ts';
import { toolOf } from '#domain/tool/derive-facts.ts';
import { isSame } from '#domain/tool/is-same.ts';
import { type Statement, stateFacts } from '#domain/tool/state-facts.ts';
import { withoutStaleWords } from '#domain/tool/stale-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type LeafChange, type ToolLeaf, leavesOf, withLeaves, wordsLeafOf } from '#domain/tool/tool-leaves.ts';
import type { ToolFields } from '#domain/tool/uploaded-tool.schema.ts';

/** What a person at the desk changes of one tool. What is not there stays. */
export interface ToolPatch {
  /** Whole values by field; of base rights and sources those that change, null takes one away. Facts may be stated without a plan. */
  fields: Partial<Omit<ToolFields, 'baseRights' | 'sources'>> & {
    baseRights?: Partial<Record<PlanRightName, PlanRight | null>>;
    sources?: Record<string, Source | null>;
  } & Pick<Statement, 'pricing' | 'freeUse' | 'rights' | 'conditions'>;
  /** What stands behind a fact that is stated or confirmed without a plan; null takes it away. */
  evidence?: NonNullable<Statement['evidence']>;
}

/** A tool after a change by hand. A value that changes loses its words unless the patch brings its own. */
export function patchTool(tool: Tool, { fields, evidence }: ToolPatch): Tool {
  const { pricing, freeUse, rights, conditions, ...own } = fields;
  const before = leavesOf(tool);
  const given = leavesOf(own as Partial<Tool>);
  const changed = [...given]
    .map(([leaf, value]) => [leaf, leaf.includes('.') ? (value ?? undefined) : value] as const)
    .filter(([leaf, value]) => !isSame(before.get(leaf), value));
  const lost = changed.flatMap(([leaf]) => {
    const words = wordsLeafOf(leaf);
    return words === undefined || given.has(words) ? [] : [[words, []] as const];
  });
  const patched = withLeaves(tool, [...changed, ...lost]);
  return stateFacts(withFreshWords(tool, patched), { pricing, freeUse, rights, conditions, evidence });
}

function withFreshWords(before: Tool, patched: Tool): Tool {
  // What is no list or group is told by the checks.
  const isWhole = Array.isArray(patched.plans) && patched.baseRights !== null && typeof patched.baseRights === 'object';
  return isWhole ? toolOf(withoutStaleWords(before, patched)) : patched;
}

/** What comes of taking a change back: the tool as it was, or the places that have changed again since. */
export type Reverted = { ok: true; tool: Tool } | { ok: false; fields: ToolLeaf[] };

/** Takes one change back: what it changed is as before, what others changed since stays. */
export function revertChanges(tool: Tool, changes: readonly LeafChange[]): Reverted {
  const now = leavesOf(tool);
  const moved = changes
    .filter(({ field, after }) => !isSame(now.get(field) ?? null, after ?? null))
    .map(({ field }) => field);
  if (moved.length > 0) return { ok: false, fields: moved };
  return {
    ok: true,
    tool: withLeaves(
      tool,
      changes.map(({ field, before }) => [field, before] as const),
    ),
  };
}
