import type { PlanRight, PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import type { Source } from '#domain/tool/evidence/source.schema.ts';
import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { type Statement, stateFacts } from '#domain/tool/evidence/state-facts.ts';
import { withoutStaleWords } from '#domain/tool/evidence/stale-words.ts';
import type { Tool, ToolFields } from '#domain/tool/tool.schema.ts';
import { fieldsByPath, withFields, wordsFieldPathOf } from '#domain/tool/tool-field-paths.ts';
import { toolRecord } from '#domain/tool/tool.record.ts';
import { changesBetween } from '#domain/record/record-changes.ts';

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
  const before = fieldsByPath(tool);
  const given = fieldsByPath(own as Partial<Tool>);
  const changed = [...given]
    .map(([path, value]) => [path, path.includes('.') ? (value ?? undefined) : value] as const)
    .filter(([path, value]) => !deepEqual(before.get(path), value));
  const lost = changed.flatMap(([path]) => {
    const words = wordsFieldPathOf(path);
    return words === undefined || given.has(words) ? [] : [[words, []] as const];
  });
  const patched = withFields(tool, [...changed, ...lost]);
  return stateFacts(withFreshWords(tool, patched), { pricing, freeUse, rights, conditions, evidence });
}

function withFreshWords(before: Tool, patched: Tool): Tool {
  // What is no list or group is told by the checks.
  const isWhole = Array.isArray(patched.plans) && patched.baseRights !== null && typeof patched.baseRights === 'object';
  return isWhole ? toolOf(withoutStaleWords(before, patched)) : patched;
}

/** What an editor changed: exactly the places at which two versions differ. */
export function patchBetween(before: Tool, after: Tool): ToolPatch {
  const fields: Record<string, unknown> = {};
  for (const { field, after: value } of changesBetween(toolRecord, before, after)) {
    const [name = '', part] = field.split('.');
    if (part === undefined) fields[name] = value;
    else fields[name] = { ...(fields[name] as object | undefined), [part]: value };
  }
  return { fields } as ToolPatch;
}
