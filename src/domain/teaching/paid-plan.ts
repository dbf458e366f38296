import type { Plan, PlanPrice } from '#domain/tool/plan/plan.schema.ts';
import type { ChainLink } from './recipe.schema.ts';

/** The price of a tool's plan that a link names by plan and amount: by the month or by the year; null when none has both. */
export function paidPlan(
  plans: readonly Plan[],
  { plan: name, amount }: NonNullable<ChainLink['pays']>,
): PlanPrice | null {
  return (
    plans
      .filter((plan) => plan.name === name)
      .flatMap(({ price, priceYearly }) => [price, priceYearly])
      .find((price) => price !== null && price.currency === 'USD' && price.amount === amount) ?? null
  );
}
