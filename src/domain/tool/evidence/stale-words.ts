import { deepEqual } from '#domain/value/deep-equal.ts';
import type { Plan, PlanPrice, PlanRight, PlanRights } from '#domain/tool/plan/plan.schema.ts';
import type { ToolRecord } from '#domain/tool/tool.schema.ts';

/** A tool whose changed prices and answers keep no words of the old ones: who changes a value names what says the new one. */
export function withoutStaleWords<Some extends Pick<ToolRecord, 'plans' | 'baseRights'>>(
  before: Some,
  after: Some,
): Some {
  return {
    ...after,
    baseRights: freshRights(before.baseRights, after.baseRights),
    plans: after.plans.map((plan) =>
      freshPlan(
        before.plans.find(({ name }) => name === plan.name),
        plan,
      ),
    ),
  };
}

/** Whether the words of a price stood behind another amount before. */
export function isStalePrice(before: PlanPrice | null | undefined, after: PlanPrice): boolean {
  const saidBy = ({ amount, currency, period, unit, billed }: PlanPrice) => [amount, currency, period, unit, billed];
  return hasOldWords(before, after) && !deepEqual(before && saidBy(before), saidBy(after));
}

/** Whether the words of a right stood behind another answer before. */
export function isStaleRight(before: PlanRight | undefined, after: PlanRight): boolean {
  const saidBy = ({ answer, amountUSD }: PlanRight) => [answer, amountUSD];
  return hasOldWords(before, after) && !deepEqual(before && saidBy(before), saidBy(after));
}

function hasOldWords(
  before: Pick<PlanRight, 'evidence'> | null | undefined,
  { evidence }: Pick<PlanRight, 'evidence'>,
): boolean {
  return evidence.length > 0 && before != null && deepEqual(before.evidence, evidence);
}

function freshPlan(before: Plan | undefined, plan: Plan): Plan {
  const fresh = (old: PlanPrice | null | undefined, price: PlanPrice | null) =>
    price && isStalePrice(old, price) ? { ...price, evidence: [] } : price;
  return {
    ...plan,
    price: fresh(before?.price, plan.price),
    priceYearly: fresh(before?.priceYearly, plan.priceYearly),
    rights: freshRights(before?.rights ?? {}, plan.rights),
  };
}

function freshRights(before: PlanRights, after: PlanRights): PlanRights {
  return Object.fromEntries(
    Object.entries(after).map(([name, right]) => [
      name,
      isStaleRight(before[name as keyof PlanRights], right) ? { ...right, evidence: [] } : right,
    ]),
  );
}
