import { type AppliedEvidence, applyEvidence, type FieldProblem } from '#domain/tool/evidence/apply-evidence.ts';
import { recordOf, toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { stateFacts } from '#domain/tool/evidence/state-facts.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { UploadFields } from '#domain/tool/csv/upload-fields.ts';
import { emptyTool } from './empty-tool.ts';

/** A tool after a row, what else that changed in words, and what keeps the row from being taken. */
type AppliedFields = AppliedEvidence;

/**
 * A tool after an upload's row. What the row does not say stays, but a value that changes loses the words of the old one,
 * which notes tell. The price list follows from the plans and cannot be written.
 */
export function applyFields(tool: Tool, fields: UploadFields): AppliedFields {
  const { pricing, standardPricing, freeUse, rights, conditions, evidence: given, planFacts, ...own } = fields;
  const plain = toolOf({ ...recordOf(tool), ...planFacts, ...own });
  const statement = { pricing: namedPrice(plain, pricing, standardPricing), freeUse, rights, conditions };
  const stated = stateFacts(plain, statement);
  const { tool: next, notes, problems } = applyEvidence(planFacts ? plain : tool, stated, given, statement);
  const isListLeft =
    standardPricing !== undefined && standardPricing !== next.standardPricing && statement.pricing === pricing;
  return {
    tool: next,
    notes: [
      ...(isListLeft
        ? [`The price list “${standardPricing}” is left out: it follows from the plans. Correct them at the desk.`]
        : []),
      ...(freeUse === 'no' && next.freeUse === 'not read'
        ? [
            '“No” to free use is read as “not read”: only the words that say so prove it. Fill in free_use_source, kind, quote and read_on.',
          ]
        : []),
      ...notes,
    ],
    problems: [...contraryProblems(fields, next), ...problems],
  };
}

/** A price list is all that a first row says of what its plan includes. */
function namedPrice(tool: Tool, pricing: UploadFields['pricing'], list: string | undefined): UploadFields['pricing'] {
  const isFirst = tool.plans.length === 0 && list !== undefined && pricing?.details === undefined;
  return isFirst && pricing ? { ...pricing, details: list } : pricing;
}

/** Words of a row that cannot all be true, or that say too little. */
function contraryProblems(
  { pricing, freeUse, rights = {}, conditions = {} }: UploadFields,
  next: Tool,
): FieldProblem[] {
  const columnOf = {
    commercialUse: 'commercial_use',
    trainsOnUploads: 'trains_on_uploads',
    indemnity: 'indemnity',
  } as const;
  const problems: FieldProblem[] = [];
  if (pricing?.amount === 0 && freeUse === 'no')
    problems.push({
      column: 'free_use',
      value: 'no',
      remedy: 'The amount is 0: write “yes” or “trial”, or name the cheapest price.',
    });
  for (const name of Object.keys(columnOf) as (keyof typeof columnOf)[]) {
    const [answer, column] = [rights[name], columnOf[name]];
    if (answer === 'disputed' && next.rights[name] !== 'disputed')
      problems.push({
        column,
        value: answer,
        remedy: 'That sources differ follows from their words: name them at the desk.',
      });
    const isBare = next.baseRights[name]?.answer === answer && next.baseRights[name]?.condition === '';
    if ((answer === 'depends' || answer === 'opt-out') && isBare && !conditions[name])
      problems.push({
        column,
        value: answer,
        remedy:
          answer === 'depends'
            ? 'Say on what: “depends: on the region”. What differs by plan is said by the plans.'
            : 'Say how it is switched off: “opt-out: setting, place, default”.',
      });
  }
  return problems;
}

/** A tool that only an upload knows: what its row left out is empty or not read. */
export function newTool(id: number, slug: string, fields: UploadFields): AppliedFields {
  return applyFields(emptyTool(id, slug), fields);
}
