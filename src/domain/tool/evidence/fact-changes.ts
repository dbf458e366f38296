import { moneyText } from '#domain/tool/plan/price.ts';
import type { Pricing, Rights } from './stated-facts.schema.ts';
import type { Tool, ToolStatus } from '#domain/tool/tool.schema.ts';
import type { RightsAnswer } from '#domain/tool/tool-words.ts';

/** What a watched tool is watched for: the facts a reader plans with. */
export type ToolFacts = Pick<Tool, 'pricing' | 'standardPricing' | 'rights' | 'status'>;

/** One fact that is another now. */
export interface FactChange {
  /** `price`: an amount or what it buys; `plan`: what the plans include; `rights`; `status`: the tool's life. */
  fact: 'price' | 'plan' | 'rights' | 'status';
  /** The change in words, e.g. 'Price: $10 → $12 a month'. */
  text: string;
}

const rightsWords: Record<keyof Rights, string> = {
  commercialUse: 'Commercial use',
  trainsOnUploads: 'Trains on uploads',
  indemnity: 'Indemnity',
};

/** What a period is after an amount, e.g. '$10 a month'. */
const periodWords: Record<Pricing['period'], string> = {
  month: 'a month',
  year: 'a year',
  user: 'a user a month',
  image: 'an image',
  video: 'a video',
  minute: 'a minute',
  credit: 'a credit',
  license: 'a license',
};

/**
 * The facts of a tool that can change under a reader's feet, in words that the release before knows too: a switch counts as
 * a yes, what is disputed or does not apply as unread, and an amount in another currency is none in dollars.
 */
export function factsOf({ pricing, standardPricing, rights, status }: ToolFacts): ToolFacts {
  const { currency, ...price } = pricing;
  return {
    pricing: currency === undefined ? price : { ...price, amount: null },
    standardPricing,
    rights: {
      commercialUse: olderAnswer(rights.commercialUse),
      trainsOnUploads: olderAnswer(rights.trainsOnUploads),
      indemnity: olderAnswer(rights.indemnity),
    },
    status,
  };
}

function olderAnswer(answer: RightsAnswer): RightsAnswer {
  if (answer === 'opt-out') return 'yes';
  return answer === 'disputed' || answer === 'does not apply' ? 'not read' : answer;
}

/**
 * What changed between two versions of a tool's facts, in words: price, plan, rights, status, in this order. A text that
 * differs in spacing, case or punctuation only was edited, not changed.
 */
export function factChanges(before: ToolFacts, after: ToolFacts): FactChange[] {
  return [
    ...priceChange(before.pricing, after.pricing),
    ...planChange(before, after),
    ...rightsChanges(before.rights, after.rights),
    ...statusChange(before.status, after.status),
  ];
}

function priceChange(before: Pricing, after: Pricing): FactChange[] {
  const isSamePeriod = before.period === after.period;
  if (before.amount === after.amount && (isSamePeriod || after.amount === 0)) return [];
  const old = isSamePeriod && before.amount && after.amount ? moneyText(before.amount) : wholePrice(before);
  return [{ fact: 'price', text: `Price: ${old} → ${wholePrice(after)}` }];
}

/** '$12 a month', 'a free plan' when the amount is 0, 'on request' without a public price. */
function wholePrice({ amount, period }: Pricing): string {
  if (amount === null) return 'on request';
  return amount === 0 ? 'a free plan' : `${moneyText(amount)} ${periodWords[period]}`;
}

/** The price list says it best; what a price includes is told only when the list stayed as it was. */
function planChange(before: ToolFacts, after: ToolFacts): FactChange[] {
  if (!isSameText(before.standardPricing, after.standardPricing))
    return [{ fact: 'plan', text: `Plans: ${before.standardPricing} → ${after.standardPricing}` }];
  if (!isSameText(before.pricing.details, after.pricing.details))
    return [{ fact: 'plan', text: `What the price includes: ${after.pricing.details}` }];
  return [];
}

/** What nobody had read before is no change of the maker's. */
function rightsChanges(before: Rights, after: Rights): FactChange[] {
  const names = Object.keys(rightsWords) as (keyof Rights)[];
  return names
    .filter((name) => before[name] !== after[name] && before[name] !== 'not read' && after[name] !== 'not read')
    .map((name) => ({ fact: 'rights', text: `${rightsWords[name]}: ${before[name]} → ${after[name]}` }));
}

function statusChange(before: ToolStatus, after: ToolStatus): FactChange[] {
  const note = after.note && ` (${after.note.replace(/[.\s]+$/, '')})`;
  if (before.state !== after.state)
    return [{ fact: 'status', text: `Status: ${before.state} → ${after.state}${note}` }];
  return after.note && !isSameText(before.note, after.note)
    ? [{ fact: 'status', text: `Status: still ${after.state}${note}` }]
    : [];
}

function isSameText(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

/** Words and figures alone; what stands between two figures keeps them apart, a comma between thousands aside. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, '|')
    .replace(/[^\p{L}\p{N}$€£%+|]/gu, '');
}
