import { openPlans } from '#domain/tool/plan/open-plans.ts';
import { monthlyDollars } from '#domain/tool/plan/plan-price.ts';
import type { PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import { isPriceUnconfirmed, priceAgainst } from '#domain/tool/plan/price.ts';
import { bearing } from '#domain/tool/plan/right-words.ts';
import type { Compared, Feature } from './comparison-rows.ts';

/**
 * Which tools a row speaks for: of prices the one that is lower than all others, as far as both were read; of a right each
 * whose answer was read and is plainly good on every plan, without an exception. None where it speaks for all.
 */
export function spokenFor(feature: Feature, tools: readonly Compared[]): boolean[] {
  const right = rightOf[feature];
  const isCheaper = cheaperIn[feature];
  const marks = tools.map((tool) => {
    if (right !== undefined) return isGoodOnEach(right, tool);
    return isCheaper !== undefined && tools.every((other) => other === tool || isCheaper(tool, other));
  });
  return marks.every(Boolean) ? marks.map(() => false) : marks;
}

/** The right that a feature is about. */
export const rightOf: Partial<Record<Feature, PlanRightName>> = {
  'Paid work': 'commercialUse',
  'Trains on your uploads': 'trainsOnUploads',
  Indemnity: 'indemnity',
  'Private by default': 'privateByDefault',
  Watermark: 'watermark',
};

const cheaperIn: Partial<Record<Feature, (tool: Compared, other: Compared) => boolean>> = {
  Pricing: isCheaperToTry,
  'Price with paid work': isCheaperToUse,
};

function isCheaperToTry(tool: Compared, other: Compared): boolean {
  if ([tool, other].some((one) => isPriceUnconfirmed(one) || one.status.state === 'shut down')) return false;
  const relation = priceAgainst(tool.pricing, other.pricing)?.relation;
  return relation === 'free' || relation === 'cheaper';
}

/** A difference of less than a tenth is none. */
const LEAST = 0.9;

function isCheaperToUse({ priceOfYes: own }: Compared, { priceOfYes: theirs }: Compared): boolean {
  if (own === null || theirs === null || own.isUnconfirmed || theirs.isUnconfirmed) return false;
  const [a, b] = [monthlyDollars(own), monthlyDollars(theirs)];
  return a !== null && b !== null && a < b * LEAST;
}

function isGoodOnEach(name: PlanRightName, tool: Compared): boolean {
  const plans = openPlans(tool.plans);
  return (
    plans.length > 0 &&
    plans.every(({ rights }) => {
      const { condition, evidence } = rights[name];
      return (
        bearing(name, rights[name]) === 'good' && condition === '' && evidence.some(({ about }) => about === undefined)
      );
    })
  );
}
