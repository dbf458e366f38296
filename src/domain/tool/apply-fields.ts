import { type AppliedEvidence, applyEvidence } from '#domain/tool/apply-evidence.ts';
import { recordOf, toolOf } from '#domain/tool/derive-facts.ts';
import { stateFacts } from '#domain/tool/state-facts.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { UploadFields } from '#domain/tool-csv/upload-fields.ts';

/** A tool after a row, what else that changed in words, and what keeps the row from being taken. */
export type AppliedFields = AppliedEvidence;

/**
 * A tool after an upload's row. What the row does not say stays, but a value that changes loses the words of the old one,
 * which notes tell. The price list follows from the plans and cannot be written.
 */
export function applyFields(tool: Tool, fields: UploadFields): AppliedFields {
  const { pricing, standardPricing, freeUse, rights, conditions, evidence: given, planFacts, ...own } = fields;
  const plain = toolOf({ ...recordOf(tool), ...planFacts, ...own });
  const priced = stateFacts(plain, { pricing: namedPrice(tool, pricing, standardPricing) });
  const stated = stateFacts(priced, {
    freeUse: pricing?.amount === undefined || freeUse !== 'yes' ? freeUse : undefined,
    rights,
    conditions,
  });
  const { tool: next, notes, problems } = applyEvidence(tool, stated, given);
  const isListRead = standardPricing !== undefined && tool.plans.length > 0 && standardPricing !== tool.standardPricing;
  return {
    tool: next,
    notes: [
      ...(isListRead
        ? [`The price list “${standardPricing}” is left out: it follows from the plans. Correct them at the desk.`]
        : []),
      ...notes,
    ],
    problems,
  };
}

/** A price list is all that a first row says of what its plan includes. */
function namedPrice(tool: Tool, pricing: UploadFields['pricing'], list: string | undefined): UploadFields['pricing'] {
  const isFirst = tool.plans.length === 0 && list !== undefined && pricing?.details === undefined;
  return isFirst && pricing ? { ...pricing, details: list } : pricing;
}

/** A tool that only an upload knows: what its row left out is empty or not read. */
export function newTool(id: number, slug: string, fields: UploadFields): AppliedFields {
  return applyFields(emptyTool(id, slug), fields);
}

/** A tool of which nothing is said yet. */
export function emptyTool(id: number, slug: string): Tool {
  return toolOf({
    id,
    slug,
    name: '',
    maker: '',
    alsoKnownAs: [],
    description: '',
    icon: null,
    badge: 'New',
    category: '',
    link: '',
    pros: [],
    cons: [],
    yakOpinion: '',
    skipItIf: '',
    yakPick: null,
    teamSizes: [],
    experienceLevel: [],
    departments: [],
    goals: [],
    tasks: [],
    ethicallyTrained: '',
    idealUseCases: '',
    status: { state: 'active', note: '', since: null, replacedBy: null },
    sources: {},
    plans: [],
    noFreePlan: [],
    baseRights: {},
    ethicsEvidence: [],
    statusEvidence: [],
  });
}
