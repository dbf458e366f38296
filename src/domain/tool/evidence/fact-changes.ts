import { andList } from '#domain/text/list-text.ts';
import { rightOn } from '#domain/tool/plan/plan-rights.ts';
import { type PlanRightName, planRightTitles } from '#domain/tool/plan/plan-words.ts';
import { moneyText } from '#domain/tool/plan/price.ts';
import { heldText } from '#domain/tool/plan/right-words.ts';
import type { Pricing, Rights } from './stated-facts.schema.ts';
import type { Tool, ToolStatus } from '#domain/tool/tool.schema.ts';
import type { RightsAnswer } from '#domain/tool/tool-words.ts';

/** What a watched tool is watched for: the facts a reader plans with. */
interface ToolFacts extends Pick<Tool, 'pricing' | 'standardPricing' | 'rights' | 'status'> {
  /** What else was read of rights, in words, by the right and the plan; a release before this one kept none. */
  planRights?: Partial<Record<PlanRightName, Record<string, string>>> | undefined;
}

/** A tool as its facts are taken from it. */
type Watched = Omit<ToolFacts, 'planRights'> & Pick<Tool, 'plans' | 'baseRights' | 'sources'>;

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

/** Rights that no tool has one answer on: each is told by plan. */
const rightsByPlan = ['privateByDefault', 'watermark', 'attributionRequired', 'revenueCap'] as const;

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
export function factsOf(tool: Watched): ToolFacts {
  const { pricing, standardPricing, rights, status } = tool;
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
    planRights: planRightsOf(tool),
  };
}

/** What nobody has read is left out. */
function planRightsOf(tool: Watched): ToolFacts['planRights'] {
  return Object.fromEntries(
    rightsByPlan.flatMap((name) => {
      const read = tool.plans.flatMap((plan) => {
        const held = rightOn(tool, plan, name);
        return held.answer === 'not read' ? [] : [[plan.name, heldText(name, held)] as const];
      });
      return read.length > 0 ? [[name, Object.fromEntries(read)] as const] : [];
    }),
  );
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
    ...planRightsChanges(before.planRights, after.planRights),
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

/** 'Watermark on Free and Lite: No → Yes'; the plans that moved alike in one line. */
function planRightsChanges(before: ToolFacts['planRights'] = {}, after: ToolFacts['planRights'] = {}): FactChange[] {
  return rightsByPlan.flatMap((name) => {
    const [old = {}, now = {}] = [before[name], after[name]];
    const moved = Object.keys(now).filter((plan) => old[plan] !== undefined && old[plan] !== now[plan]);
    return [...Map.groupBy(moved, (plan) => `${old[plan]} → ${now[plan]}`)].map(([change, plans]) => ({
      fact: 'rights' as const,
      text: `${planRightTitles[name]} on ${andList(plans)}: ${change}`,
    }));
  });
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
