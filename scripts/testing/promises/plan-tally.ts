import { pricedAt } from '#domain/tool/plan/plan-price.ts';
import { rightOn } from '#domain/tool/plan/plan-rights.ts';
import type { Plan, PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** How far a fact of one plan is known: stated, said to be unsaid, or nobody has read it. */
type PlanTallyKey = 'stated' | 'silent' | 'disputed' | 'not read';
type PlanTally = Record<PlanTallyKey, number>;

const none: PlanTally = { stated: 0, silent: 0, disputed: 0, 'not read': 0 };

/** For one right, how many plans of these tools answer it. */
export function tallyRight(tools: readonly Tool[], name: PlanRightName): PlanTally {
  return count(tools.flatMap((tool) => plansOf(tool).map((plan) => keyOfRight(rightOn(tool, plan, name).answer))));
}

/** How many plans have a price with its own words. */
export function tallyPrice(tools: readonly Tool[]): PlanTally {
  return count(
    tools.flatMap((tool) =>
      plansOf(tool).map((plan): PlanTallyKey => (plan && pricedAt(plan)?.evidence.length ? 'stated' : 'not read')),
    ),
  );
}

/**
 * Whether the free plan and the first paid plan of a tool have paid work, training and price answered: promise 40. A tool
 * that is shut down has nothing to answer. Where there is no free plan, words must say so.
 */
export function isAnswered(tool: Tool): boolean {
  if (tool.status.state === 'shut down') return true;
  const free = tool.plans.find((plan) => pricedAt(plan)?.amount === 0);
  const paid = tool.plans.find((plan) => pricedAt(plan) !== null && pricedAt(plan)?.amount !== 0);
  const isFreeKnown = free !== undefined || tool.noFreePlan.length > 0;
  const isSoldKnown = paid === undefined ? tool.freeUse === 'yes' : (pricedAt(paid)?.evidence.length ?? 0) > 0;
  const plans = [free, paid].filter((plan) => plan !== undefined);
  return (
    isFreeKnown &&
    isSoldKnown &&
    plans.every((plan) =>
      (['commercialUse', 'trainsOnUploads'] as const).every((name) => {
        const { answer } = rightOn(tool, plan, name);
        return answer !== 'not read' && answer !== 'depends' && answer !== 'disputed';
      }),
    )
  );
}

function plansOf(tool: Tool): (Plan | null)[] {
  return tool.plans.length > 0 ? tool.plans : [null];
}

function keyOfRight(answer: string): PlanTallyKey {
  if (answer === 'not read' || answer === 'disputed') return answer;
  return answer === 'maker silent' ? 'silent' : 'stated';
}

function count(keys: readonly PlanTallyKey[]): PlanTally {
  const tally = { ...none };
  for (const key of keys) tally[key] += 1;
  return tally;
}
