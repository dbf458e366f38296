import type { UploadFields } from '#domain/tool-csv/upload-fields.ts';
import { isSame } from '#domain/tool/is-same.ts';
import { priceText } from '#domain/tool/price-text.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

const unread = { source: null, checkedOn: null };

/**
 * A tool after an upload's row. What the row does not say stays, with one exception: a price list of before does not stand
 * beside a new price. A fact that changes loses the source it was read at.
 */
export function applyFields(tool: Tool, { pricing: given, ...fields }: UploadFields): Tool {
  const pricing = { amount: given.amount, period: given.period, details: given.details ?? tool.pricing.details };
  const isPriced = isSame([pricing.amount, pricing.period], [tool.pricing.amount, tool.pricing.period]);
  const standardPricing =
    fields.standardPricing ?? (isPriced ? tool.standardPricing : priceText(pricing, 'Free to start'));
  const next: Tool = { ...tool, ...fields, pricing, standardPricing };
  const facts = {
    ...tool.facts,
    ...((!isSame(pricing, tool.pricing) || standardPricing !== tool.standardPricing) && { pricing: unread }),
    ...(next.ethicallyTrained !== tool.ethicallyTrained && { ethics: unread }),
  };
  return { ...next, facts };
}

/** A tool that only an upload knows: what its row left out is empty or not stated, and nobody has confirmed any fact yet. */
export function newTool(id: number, slug: string, { pricing, ...fields }: UploadFields): Tool {
  return {
    id,
    slug,
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
    rights: { commercialUse: 'not stated', trainsOnUploads: 'not stated', indemnity: 'not stated' },
    status: { state: 'active', note: '', since: null, replacedBy: null },
    facts: { pricing: unread, rights: unread, ethics: unread, status: unread },
  };
}
