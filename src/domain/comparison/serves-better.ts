import { monthlyDollars } from '#domain/tool/plan/plan-price.ts';
import type { PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import { isPriceUnconfirmed, priceAgainst } from '#domain/tool/plan/price.ts';
import { bearing } from '#domain/tool/plan/right-words.ts';
import type { ShownRight } from '#domain/tool/plan/shown-plans.ts';
import type { Compared, Feature } from './comparison-rows.ts';

/**
 * Which of the tools serves better in one row, by its place; null where what is known does not say so. Only facts that were
 * read on both sides count, and a right that differs by plan has to be as good on every plan as the other's best.
 */
export function servesBetter(feature: Feature, tools: readonly Compared[]): number | null {
  const beats = beatsIn(feature);
  if (!beats) return null;
  const best = tools.findIndex((tool) => tools.every((other) => other === tool || beats(tool, other)));
  return best < 0 || tools.length < 2 ? null : best;
}

/**
 * Which tools a row speaks for: the one that serves better, and where it is about a right each that is plainly good on every
 * plan, whatever is known of the others. None where it speaks for all.
 */
export function spokenFor(feature: Feature, tools: readonly Compared[]): boolean[] {
  const better = servesBetter(feature, tools);
  const right = rightOf[feature];
  const marks = tools.map((tool, index) => index === better || (right !== undefined && isGoodOnEach(right, tool)));
  return marks.every(Boolean) ? marks.map(() => false) : marks;
}

const rightOf: Partial<Record<Feature, PlanRightName>> = {
  'Commercial use': 'commercialUse',
  'Trains on your uploads': 'trainsOnUploads',
  Indemnity: 'indemnity',
  'Private by default': 'privateByDefault',
  Watermark: 'watermark',
};

function beatsIn(feature: Feature): ((tool: Compared, other: Compared) => boolean) | null {
  const right = rightOf[feature];
  if (right !== undefined) return (tool, other) => isBetterIn(right, tool, other);
  return feature === 'Pricing' ? isCheaperToTry : feature === 'Price with paid work' ? isCheaperToUse : null;
}

function isCheaperToTry(tool: Compared, other: Compared): boolean {
  if ([tool, other].some((one) => isPriceUnconfirmed(one) || one.status.state === 'shut down')) return false;
  const relation = priceAgainst(tool.pricing, other.pricing)?.relation;
  return relation === 'free' || relation === 'cheaper';
}

const GOOD = 2;
/** A difference of less than a tenth is none. */
const LEAST = 0.9;

function isCheaperToUse({ priceOfYes: own }: Compared, { priceOfYes: theirs }: Compared): boolean {
  if (own === null || theirs === null || own.isUnconfirmed || theirs.isUnconfirmed) return false;
  const [a, b] = [monthlyDollars(own), monthlyDollars(theirs)];
  return a !== null && b !== null && a < b * LEAST;
}

function isBetterIn(name: PlanRightName, tool: Compared, other: Compared): boolean {
  const [own, theirs] = [ranksOf(name, tool), ranksOf(name, other)];
  if (own === null || theirs === null) return false;
  return Math.min(...own) >= Math.max(...theirs) && Math.max(...own) > Math.min(...theirs);
}

function isGoodOnEach(name: PlanRightName, tool: Compared): boolean {
  return ranksOf(name, tool)?.every((rank) => rank === GOOD) ?? false;
}

/** How good each plan is for who uses it; null where one of them is not known. */
function ranksOf(name: PlanRightName, { plans }: Compared): number[] | null {
  const ranks = plans.map(({ rights }) => rankOf(name, rights[name]));
  return ranks.length === 0 || ranks.includes(null) ? null : ranks.filter((rank) => rank !== null);
}

function rankOf(name: PlanRightName, { answer, evidence }: ShownRight): number | null {
  if (!evidence.some(({ about }) => about === undefined)) return null;
  if (answer === 'opt-out' || answer === 'depends') return 1;
  if (answer !== 'yes' && answer !== 'no') return null;
  return bearing(name, { answer }) === 'good' ? GOOD : 0;
}
