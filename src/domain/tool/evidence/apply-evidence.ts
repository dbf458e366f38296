import { upperFirst } from '#domain/text/first-letter.ts';
import { evidenceDay, type FactName, factNames, factTitles } from './evidence.ts';
import type { Evidence } from './evidence.schema.ts';
import { evidenceConflicts, evidenceRemedy } from './evidence-rules.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { given } from '#domain/value/given.ts';
import { type Statement, stateFacts } from './state-facts.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { ColumnName } from '#domain/tool/csv/columns.ts';
import { evidenceColumn, type EvidencePart } from '#domain/tool/csv/evidence-columns.ts';
import type { GivenEvidence, GivenEvidenceByFact } from '#domain/tool/csv/read-evidence.ts';

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

/** Values whose words stand beside them: a changed one does not lose them by itself. */
const EVIDENCE_OF_OWN: readonly FactName[] = ['ethics', 'status'];

/**
 * The evidence of a tool whose values a row changed. Evidence stays with its value; a value that changed keeps none but
 * what the row gives for it. Parts that the row leaves out stay too, as long as value and source do.
 * @param after the values as they are now
 * @param statement what the row says without naming a plan
 */
export function applyEvidence(
  before: Tool,
  after: Tool,
  given: GivenEvidenceByFact = {},
  statement: Statement = {},
): AppliedEvidence {
  const notes: string[] = [];
  const problems: FieldProblem[] = [];
  let tool = after;
  for (const fact of factNames) {
    const old = before.evidence[fact];
    const isChanged = !deepEqual(provenValue(before, fact), provenValue(after, fact));
    if (!isChanged && !given[fact]) continue;
    const proof = mergeEvidence(isChanged ? null : old, given[fact]);
    if ('missing' in proof) problems.push(incomplete(fact, proof.missing));
    else if (proof.evidence || EVIDENCE_OF_OWN.includes(fact))
      tool = stateFacts(tool, { ...statement, evidence: { [fact]: proof.evidence } });
    if (old && tool.evidence[fact] === null) notes.push(droppedNote(fact, old));
    problems.push(...problemsOf(fact, tool, proof));
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
  stated: GivenEvidence | undefined,
): { evidence: Evidence | null } | { missing: EvidencePart } {
  if (!stated) return { evidence: null };
  const kept = stated.source === undefined || stated.source === old?.source ? old : null;
  const { source, kind, quote, readOn, pageDate = null, copy, ...words } = { ...kept, ...stated };
  const { english, says, about } = quote === kept?.quote ? { ...kept, ...words } : { ...stated };
  if (source === undefined) return { missing: 'source' };
  if (kind === undefined) return { missing: 'kind' };
  if (quote === undefined) return { missing: 'quote' };
  if (readOn === undefined) return { missing: 'read_on' };
  if (needsCopy(kind) && copy === undefined) return { missing: 'copy' };
  return {
    evidence: {
      source,
      ...(copy !== undefined && { copy }),
      kind,
      quote,
      ...given({ english, says, about }),
      readOn,
      pageDate,
    },
  };
}

/** Kinds whose words were read in a copy. */
function needsCopy(kind: Evidence['kind']): boolean {
  return kind === 'dated transcription' || kind === 'terms archive';
}

function incomplete(fact: FactName, part: EvidencePart): FieldProblem {
  return {
    column: evidenceColumn(fact, part),
    value: '',
    remedy:
      part === 'copy'
        ? 'Name the address of the copy in which the words were read: without it nobody can look them up.'
        : 'Evidence is a source, its kind, a quote and the day it was read: fill in all four, or none.',
  };
}

function droppedNote(fact: FactName, old: Evidence): string {
  return `${factTitles[fact]}: its evidence (${old.source}, ${evidenceDay(old)}) proved the old value and is dropped. Fill in ${evidenceColumn(fact, 'source')}, kind, quote and read_on to prove the new one.`;
}

const SILENT_UNREAD = 'name the page that was read and says nothing as its evidence, or write “not read”';

/** A maker is silent only on a page that somebody has read. */
function isSilentUnread({ rights, evidence }: Tool, fact: FactName): boolean {
  return fact in rights && rights[fact as keyof typeof rights] === 'maker silent' && evidence[fact] === null;
}

/** Words whose value nobody states prove nothing. */
function unstatedRemedy(fact: FactName): string {
  return `nothing is said to “${factTitles[fact]}”: state the value that was read, or leave its evidence out`;
}

function problemsOf(
  fact: FactName,
  tool: Tool,
  proof: { evidence: Evidence | null } | { missing: EvidencePart },
): FieldProblem[] {
  if ('missing' in proof) return [];
  const evidence = proof.evidence ?? tool.evidence[fact];
  const remedies = [
    evidence && evidenceRemedy(evidence),
    proof.evidence && tool.evidence[fact] === null ? unstatedRemedy(fact) : null,
    isSilentUnread(tool, fact) ? SILENT_UNREAD : null,
    ...evidenceConflicts(tool)
      .filter((conflict) => conflict.fact === fact)
      .map(({ remedy }) => remedy),
  ].filter((remedy) => remedy !== null);
  return [...new Set(remedies)].map((remedy) => ({
    column: evidenceColumn(fact, 'source'),
    value: evidence?.source ?? '',
    remedy: `${upperFirst(remedy)}.`,
  }));
}
