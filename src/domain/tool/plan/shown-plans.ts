import { given } from '#domain/value/given.ts';
import { type Standing, standingOf } from '#domain/tool/evidence/evidence.ts';
import { readWitnesses, rightOn } from './plan-rights.ts';
import { type Plan, type PlanPrice, type PlanRight, type PlanRightName, planRightNames } from './plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** A tool without the words of its file: what follows from them is told beside it. */
export type ShownTool = Omit<Tool, 'plans' | 'baseRights' | 'noFreePlan' | 'ethicsEvidence' | 'statusEvidence'>;

/** A price of a plan with how sure it is. */
interface ShownPrice extends PlanPrice {
  standing: Standing;
}

/** A right as it holds on a plan: its own answer, else what the terms say for every plan. */
interface ShownRight extends Omit<PlanRight, 'answer'> {
  /** `disputed`: those who read it say different things. */
  answer: PlanRight['answer'] | 'disputed';
  standing: Standing;
}

/** A plan with all seven rights, as readers and programs are told of it. */
export interface ShownPlan extends Omit<Plan, 'price' | 'priceYearly' | 'rights'> {
  price: ShownPrice | null;
  priceYearly: ShownPrice | null;
  rights: Record<PlanRightName, ShownRight>;
}

/** The plans of a tool with the rights that hold on each. */
export function shownPlans(tool: Pick<Tool, 'plans' | 'baseRights' | 'sources'>): ShownPlan[] {
  const told = (price: PlanPrice | null): ShownPrice | null =>
    price && { ...price, standing: standingOf(readWitnesses(price.evidence, tool.sources)[0] ?? null) };
  return tool.plans.map((plan) => ({
    ...plan,
    price: told(plan.price),
    priceYearly: told(plan.priceYearly),
    rights: Object.fromEntries(
      planRightNames.map((name) => [name, toldRight(tool, plan, name)]),
    ) as ShownPlan['rights'],
  }));
}

function toldRight(tool: Pick<Tool, 'baseRights' | 'sources'>, plan: Plan, name: PlanRightName): ShownRight {
  const { answer, condition, inShort, amountUSD, standing } = rightOn(tool, plan, name);
  return {
    answer,
    condition,
    ...given({ inShort, amountUSD }),
    standing,
    evidence: (plan.rights[name] ?? tool.baseRights[name])?.evidence ?? [],
  };
}
