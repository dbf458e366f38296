import type { UploadFields } from '#domain/tool-csv/upload-fields.ts';
import { isSame } from '#domain/tool/is-same.ts';
import { noEvidence } from '#domain/tool/evidence.ts';
import { priceText } from '#domain/tool/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/**
 * A tool after an upload's row. What the row does not say stays, with one exception: a price list of before does not stand
 * beside a new price. A value that changes loses its evidence.
 */
export function applyFields(tool: Tool, { pricing: given, ...fields }: UploadFields): Tool {
  const pricing = { amount: given.amount, period: given.period, details: given.details ?? tool.pricing.details };
  const isPriced = isSame([pricing.amount, pricing.period], [tool.pricing.amount, tool.pricing.period]);
  const standardPricing =
    fields.standardPricing ?? (isPriced ? tool.standardPricing : priceText(pricing, 'Free to start'));
  const next: Tool = { ...tool, ...fields, pricing, standardPricing };
  const evidence = {
    ...tool.evidence,
    ...((!isSame(pricing, tool.pricing) || standardPricing !== tool.standardPricing) && { price: null }),
    ...(next.freeUse !== tool.freeUse && { freeUse: null }),
    ...(next.ethicallyTrained !== tool.ethicallyTrained && { ethics: null }),
  };
  return { ...next, evidence };
}

/** A tool that only an upload knows: what its row left out is empty or not read, and nothing has evidence yet. */
export function newTool(id: number, slug: string, { pricing, ...fields }: UploadFields): Tool {
  return {
    id,
    slug,
    maker: '',
    alsoKnownAs: [],
    yakPick: null,
    tasks: [],
    freeUse: pricing.amount === 0 ? 'yes' : 'not read',
    icon: null,
    badge: 'New',
    link: '',
    experienceLevel: [],
    teamSizes: [],
    idealUseCases: '',
    standardPricing: priceText(pricing, 'Free to start'),
    skipItIf: '',
    ethicallyTrained: '',
    ...fields,
    pricing: { amount: pricing.amount, period: pricing.period, details: pricing.details ?? '' },
    rights: { commercialUse: 'not read', trainsOnUploads: 'not read', indemnity: 'not read' },
    status: { state: 'active', note: '', since: null, replacedBy: null },
    evidence: noEvidence(),
  };
}
