import type { Frozen } from '#domain/project/change-lines.ts';
import { freezeFacts, planNamed } from '#domain/project/freeze-facts.ts';
import { planProblem } from '#domain/project/plan-problem.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { dayOf } from '#domain/value/day.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';

/** The guide of this moment, as facts are frozen from it. */
export interface Freezer {
  tools: readonly Tool[];
  /** The plan as its maker names it. @throws ApiError `not_found`, `invalid_body` */
  planName(toolId: number, plan: string): string;
  /** @throws ApiError `not_found` */
  freeze(toolId: number, plan: string, rules: Rules): Frozen;
}

/** @throws StoreUnavailable when it is not certain what the guide says now: a frozen fact is one for good */
export async function openFreezer(now: Date): Promise<Freezer> {
  const { tools, find, isCurrent } = await currentCatalogue();
  if (!isCurrent) throw new StoreUnavailable('the catalogue of this moment');
  const known = (toolId: number): Tool => {
    const tool = find(toolId);
    if (!tool) throw new ApiError('not_found', { message: 'There is no such tool.' });
    return tool;
  };
  return {
    tools,
    planName(toolId, plan) {
      const tool = known(toolId);
      const problem = planProblem(tool, plan);
      if (problem) throw new ApiError('invalid_body', { message: `plan: ${problem}` });
      return planNamed(tool, plan)?.name ?? plan;
    },
    freeze: (toolId, plan, rules) => ({
      facts: freezeFacts(known(toolId), plan, rules),
      frozenOn: dayOf(now),
    }),
  };
}
