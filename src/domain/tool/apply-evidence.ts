import { type Evidence, evidenceDay, type FactName, factNames, factTitles } from '#domain/tool/evidence.ts';
import { evidenceConflicts, evidenceRemedy } from '#domain/tool/evidence-rules.ts';
import { isSame } from '#domain/tool/is-same.ts';
import { stateFacts } from '#domain/tool/state-facts.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { ColumnName } from '#domain/tool-csv/columns.ts';
import { evidenceColumn, type EvidencePart } from '#domain/tool-csv/evidence-columns.ts';
import type { GivenEvidence, GivenEvidenceByFact } from '#domain/tool-csv/read-evidence.ts';

/** What keeps a row from being taken, by column. */
export interface FieldProblem {
  column: ColumnName;
  value: string;
  remedy: string;
}

/** A tool with its evidence after a row. */
export interface AppliedEvidence {
  tool: Tool;
  /** What evidence went with the value that it proved. */
  notes: string[];
  problems: FieldProblem[];
}

/**
 * The evidence of a tool whose values a row changed. Evidence stays with its value; a value that changed keeps none but
 * what the row gives for it. Parts that the row leaves out stay too, as long as value and source do.
 * @param after the values as they are now; its evidence is not looked at
 */
export function applyEvidence(before: Tool, after: Tool, given: GivenEvidenceByFact = {}): AppliedEvidence {
  const notes: string[] = [];
  const problems: FieldProblem[] = [];
  let tool = after;
  for (const fact of factNames) {
    const old = before.evidence[fact];
    const isChanged = !isSame(provenValue(before, fact), provenValue(after, fact));
    if (!isChanged && !given[fact]) continue;
    const proof = mergeEvidence(isChanged ? null : old, given[fact]);
    if ('missing' in proof) problems.push(incomplete(fact, proof.missing));
    else if (!isSame(proof.evidence, tool.evidence[fact]))
      tool = stateFacts(tool, { evidence: { [fact]: proof.evidence } });
    if (old && tool.evidence[fact] === null) notes.push(droppedNote(fact, old));
    problems.push(...problemsOf(fact, tool, 'missing' in proof));
  }
  return { tool, notes, problems };
}

/** The value that evidence of this name stands behind. */
function provenValue(tool: Tool, fact: FactName): unknown {
  switch (fact) {
    case 'price':
      return [tool.pricing.amount, tool.pricing.period];
    case 'freeUse':
      return tool.freeUse;
    case 'ethics':
      return tool.ethicallyTrained;
    case 'status':
      return tool.status;
    default:
      return tool.rights[fact];
  }
}

function mergeEvidence(
  old: Evidence | null,
  given: GivenEvidence | undefined,
): { evidence: Evidence | null } | { missing: EvidencePart } {
  if (!given) return { evidence: null };
  const kept = given.source === undefined || given.source === old?.source ? old : null;
  const { source, kind, quote, readOn, pageDate = null, copy, english } = { ...kept, ...given };
  if (source === undefined) return { missing: 'source' };
  if (kind === undefined) return { missing: 'kind' };
  if (quote === undefined) return { missing: 'quote' };
  if (readOn === undefined) return { missing: 'read_on' };
  return {
    evidence: {
      source,
      ...(copy !== undefined && { copy }),
      kind,
      quote,
      ...(english !== undefined && { english }),
      readOn,
      pageDate,
    },
  };
}

function incomplete(fact: FactName, part: EvidencePart): FieldProblem {
  return {
    column: evidenceColumn(fact, part),
    value: '',
    remedy: 'Evidence is a source, its kind, a quote and the day it was read: fill in all four, or none.',
  };
}

function droppedNote(fact: FactName, old: Evidence): string {
  return `${factTitles[fact]}: its evidence (${old.source}, ${evidenceDay(old)}) proved the old value and is dropped. Fill in ${evidenceColumn(fact, 'source')}, kind, quote and read_on to prove the new one.`;
}

function problemsOf(fact: FactName, tool: Tool, isIncomplete: boolean): FieldProblem[] {
  if (isIncomplete) return [];
  const evidence = tool.evidence[fact];
  const remedies = [
    evidence && evidenceRemedy(evidence),
    ...evidenceConflicts(tool)
      .filter((conflict) => conflict.fact === fact)
      .map(({ remedy }) => remedy),
  ].filter((remedy) => remedy !== null);
  return remedies.map((remedy) => ({
    column: evidenceColumn(fact, 'source'),
    value: evidence?.source ?? '',
    remedy: `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`,
  }));
}
