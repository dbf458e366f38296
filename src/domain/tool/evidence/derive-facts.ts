import { type EvidenceByFact, noEvidence } from './evidence.ts';
import { openPlans } from '#domain/tool/plan/open-plans.ts';
import { pricedAt, pricedWays } from '#domain/tool/plan/plan-price.ts';
import { readWitnesses, rightOn } from '#domain/tool/plan/plan-rights.ts';
import type { Plan } from '#domain/tool/plan/plan.schema.ts';
import { priceOfYes } from '#domain/tool/plan/price-of-yes.ts';
import { priceList, planTerms } from '#domain/tool/plan/price-list.ts';
import { rightNames } from './evidence-rules.ts';
import type { DerivedFacts, Pricing, Rights } from './stated-facts.schema.ts';
import type { Tool, ToolRecord } from '#domain/tool/tool.schema.ts';
import type { FreeUse, RightsAnswer } from '#domain/tool/tool-words.ts';

/** A tool with everything that follows from its plans. Facts that it carried before are made anew. */
export function toolOf(record: ToolRecord): Tool {
  return { ...record, ...deriveFacts(record) };
}

const derivedNames = ['freeUse', 'pricing', 'standardPricing', 'rights', 'evidence', 'priceOfYes'] as const;
const isDerived = (name: string) => (derivedNames as readonly string[]).includes(name);

/** What a tool's file says: the tool without what follows from it. */
export function recordOf(tool: Tool): ToolRecord {
  return Object.fromEntries(Object.entries(tool).filter(([name]) => !isDerived(name))) as ToolRecord;
}

/** Price, free use, rights label, evidence and the price of a yes, as the plans and the base rights give them. */
function deriveFacts(record: ToolRecord): DerivedFacts {
  const labels = Object.fromEntries(rightNames.map((name) => [name, labelOf(record, name)])) as Record<
    (typeof rightNames)[number],
    { answer: RightsAnswer; evidence: EvidenceByFact['price'] }
  >;
  const freeUse = freeUseOf(record);
  const first = (witnesses: Parameters<typeof readWitnesses>[0]) => readWitnesses(witnesses, record.sources)[0] ?? null;
  const paid = entryPlan(record.plans);
  const free = openPlans(record.plans).find(isFree);
  return {
    freeUse,
    pricing: pricingOf(record.plans, freeUse),
    standardPricing: priceList(record.plans),
    rights: Object.fromEntries(rightNames.map((name) => [name, labels[name].answer])) as unknown as Rights,
    evidence: {
      ...noEvidence(),
      ...Object.fromEntries(rightNames.map((name) => [name, labels[name].evidence])),
      price:
        first((paid && pricedAt(paid)?.evidence) ?? []) ??
        // Words of a free trial prove no amount that is paid.
        (freeUse === 'yes' || !paid ? first(free?.price?.evidence ?? []) : null),
      freeUse: freeUse === 'no' ? first(record.noFreePlan) : first(free?.price?.evidence ?? []),
      ethics: first(record.ethicsEvidence),
      status: first(record.statusEvidence),
    },
    priceOfYes: priceOfYes(record),
  };
}

type Priced = Pick<Plan, 'price' | 'priceYearly' | 'closedToNew'>;

/** Whether a plan costs nothing. */
export function isFree(plan: Priced): boolean {
  return pricedAt(plan)?.amount === 0;
}

function freeUseOf({ plans, noFreePlan }: ToolRecord): FreeUse {
  const open = openPlans(plans);
  if (open.some((plan) => isFree(plan) && !plan.isTrial)) return 'yes';
  if (open.some((plan) => isFree(plan))) return 'trial';
  return noFreePlan.length > 0 ? 'no' : 'not read';
}

/** The first plan that is paid for: one with a public price, else one on request. */
export function entryPlan<T extends Priced>(plans: readonly T[]): T | undefined {
  const paid = openPlans(plans).filter((plan) => pricedAt(plan) !== null && !isFree(plan));
  return paid.find((plan) => pricedAt(plan)?.amount !== null) ?? paid[0];
}

function pricingOf(plans: readonly Plan[], freeUse: FreeUse): Pricing {
  const free = openPlans(plans).find((plan) => isFree(plan) && !plan.isTrial);
  if (freeUse === 'yes' && free) return { amount: 0, period: 'month', details: planTerms(free) };
  const entry = entryPlan(plans);
  const price = entry && pricedAt(entry);
  if (!entry || !price) return { amount: null, period: 'month', details: '' };
  return {
    amount: price.amount,
    period: pricedWays(price),
    details: planTerms(entry),
    ...(price.currency !== 'USD' && { currency: price.currency }),
  };
}

/** One word for all plans: what they share, or `depends` where they differ. */
function labelOf(record: ToolRecord, name: (typeof rightNames)[number]) {
  const open = openPlans(record.plans);
  const held = (open.length > 0 ? open : [null]).map((plan) => rightOn(record, plan, name));
  const [first = rightOn(record, null, name)] = held;
  const isOne = held.every(({ answer }) => answer === first.answer);
  const best = held.find(({ answer, evidence }) => answer === 'yes' && evidence.length > 0);
  const said = isOne ? first : (best ?? held.find(({ evidence }) => evidence.length > 0) ?? first);
  return { answer: isOne ? first.answer : ('depends' as const), evidence: said.evidence[0] ?? null };
}
