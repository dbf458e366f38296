import { type AppliedEvidence, applyEvidence } from '#domain/tool/apply-evidence.ts';
import { noEvidence } from '#domain/tool/evidence.ts';
import { priceText } from '#domain/tool/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { UploadFields } from '#domain/tool-csv/upload-fields.ts';

/** A tool after a row, what else that changed in words, and what keeps the row from being taken. */
export interface AppliedFields extends Pick<AppliedEvidence, 'notes' | 'problems'> {
  tool: Tool;
}

/**
 * A tool after an upload's row. What the row does not say stays, with two exceptions that notes tell: a value that changes
 * loses the evidence of the old one, and a price list that names the old amount gives way to the new one.
 */
export function applyFields(tool: Tool, { pricing, rights, evidence: given, ...fields }: UploadFields): AppliedFields {
  const priced = {
    ...tool,
    ...fields,
    pricing: { ...tool.pricing, ...pricing },
    rights: { ...tool.rights, ...rights },
  };
  const isListStale = fields.standardPricing === undefined && isListOf(tool, priced.pricing);
  const next = { ...priced, ...(isListStale && { standardPricing: priceText(priced.pricing, 'Free to start') }) };
  const { evidence, notes, problems } = applyEvidence(tool, next, given);
  const listNote = `The price list “${tool.standardPricing}” names the old price and gives way to “${next.standardPricing}”: fill in standard_pricing to say more.`;
  return {
    tool: { ...next, evidence },
    notes: [...(isListStale && tool.standardPricing !== '' ? [listNote] : []), ...notes],
    problems,
  };
}

/** Whether a tool's price list says the amount of before and not the new one, or nothing at all. */
function isListOf({ standardPricing, pricing: old }: Tool, pricing: Tool['pricing']): boolean {
  if (standardPricing === '') return true;
  return names(standardPricing, old.amount) && !names(standardPricing, pricing.amount);
}

/** Whether a price list names an amount: '$12', '$9.90', and 'free' for 0. */
function names(list: string, amount: number | null): boolean {
  if (amount === null) return /on request|no public price/i.test(list);
  if (amount === 0) return /\bfree\b/i.test(list);
  return [...list.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)].some(
    ([, digits = '']) => Number(digits.replaceAll(',', '')) === amount,
  );
}

/** A tool that only an upload knows: what its row left out is empty or not read. */
export function newTool(id: number, slug: string, fields: UploadFields): AppliedFields {
  return applyFields({ ...emptyTool(id, slug), freeUse: fields.pricing?.amount === 0 ? 'yes' : 'not read' }, fields);
}

/** A tool of which nothing is said yet. */
export function emptyTool(id: number, slug: string): Tool {
  return {
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
    freeUse: 'not read',
    pricing: { amount: null, period: 'month', details: '' },
    standardPricing: '',
    teamSizes: [],
    experienceLevel: [],
    departments: [],
    goals: [],
    tasks: [],
    ethicallyTrained: '',
    idealUseCases: '',
    rights: { commercialUse: 'not read', trainsOnUploads: 'not read', indemnity: 'not read' },
    status: { state: 'active', note: '', since: null, replacedBy: null },
    evidence: noEvidence(),
  };
}
