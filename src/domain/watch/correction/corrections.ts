import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { type FactName, factNames, factTitles } from '#domain/tool/evidence/evidence.ts';
import { entryPlan } from '#domain/tool/evidence/derive-facts.ts';
import { factValueText, isStated } from '#domain/tool/evidence/fact-value.ts';
import type { ToolEdit } from '#domain/tool/editing/tool-edit.schema.ts';
import { withNoted } from '#domain/tool/tool-field-paths.ts';
import { pricedAt } from '#domain/tool/plan/plan-price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Correction } from './correction.schema.ts';

/** A tool as it stands, and what was changed of it at the desk, newest first. */
interface EditedTool {
  tool: Tool;
  edits: readonly ToolEdit[];
}

/** Every value that the guide stated and then corrected, newest first; what was taken back since is none. */
export function correctionsOf(edited: readonly EditedTool[]): Correction[] {
  return mergeCorrections(edited.flatMap(correctionsOfTool));
}

/** Goes back from the tool of today: before each change the tool said what the change replaced. */
function correctionsOfTool({ tool, edits }: EditedTool): Correction[] {
  const undone = new Set(edits.flatMap(({ undoes }) => undoes ?? []));
  const corrections: Correction[] = [];
  let after = tool;
  for (const edit of edits) {
    const before = withNoted(
      after,
      edit.changes.map(({ field, before: value }) => ({ field, value })),
    );
    const then = withNoted(
      after,
      edit.changes.map(({ field, after: value }) => ({ field, value })),
    );
    if (edit.kind === 'changed' && !undone.has(edit.id))
      for (const fact of factNames)
        if (isCorrected(before, then, fact)) corrections.push(correction(edit, fact, before, then));
    if (edit.kind !== 'created') after = before;
  }
  return corrections;
}

function isCorrected(before: Tool, after: Tool, fact: FactName): boolean {
  return isStated(before, fact) && factValueText(before, fact) !== factValueText(after, fact);
}

function correction(edit: ToolEdit, fact: FactName, before: Tool, after: Tool): Correction {
  const [old, found]: (Evidence | null)[] = [
    before.evidence[fact],
    isUnproved(after, fact) ? null : after.evidence[fact],
  ];
  return {
    id: `${edit.id}-${fact}`,
    toolId: after.id,
    toolName: after.name,
    fact,
    title: factTitles[fact],
    before: factValueText(before, fact),
    after: factValueText(after, fact),
    saidSince: old?.readOn ?? null,
    at: edit.at,
    reason: edit.reason,
    toldBy: edit.toldBy ?? null,
    source: found?.source ?? null,
    quote: found?.quote ?? null,
    prices: fact === 'price' ? { before: amountOf(before), after: amountOf(after) } : null,
  };
}

/** Whether a price was put right without words for the plan that is paid for: those of the free one prove nothing of it. */
function isUnproved({ plans }: Tool, fact: FactName): boolean {
  const paid = fact === 'price' ? entryPlan(plans) : undefined;
  return paid !== undefined && pricedAt(paid)?.evidence.length === 0;
}

function amountOf({ pricing: { amount, period } }: Tool): NonNullable<Correction['prices']>['before'] {
  return { amount, period };
}

/**
 * Corrections of the store and of files as one list, newest first; one that stands in both is one, and a fact that changed
 * with a sentence of the terms is told by that sentence.
 */
export function mergeCorrections(...lists: readonly (readonly Correction[])[]): Correction[] {
  const byId = new Map(lists.flat().map((one) => [one.id, one]));
  return [...byId.values()]
    .filter(({ id, fact, about }) => about === 'terms' || !byId.has(termsId(id.slice(0, -fact.length - 1))))
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** The id of what a decision tells of a maker's terms. */
export function termsId(decision: string): string {
  return `${decision}-terms`;
}
