import type { Budget } from '#domain/quiz/quiz-words.ts';
import type { ShownPlan, ShownTool } from '#domain/tool/shown-plans.ts';
import type { Ink } from '#domain/tool/categories.schema.ts';
import { request } from './request.ts';

/** A catalogue entry as the API gives it: the tool with all rights by plan, the colour of its badge, and the budget that its price asks for. */
export interface ToolAnswer extends ShownTool {
  plans: ShownPlan[];
  badgeColor: Ink;
  budgetRange: Budget;
}

/** Tools that one call may name; who wants more wants all. */
export const MAX_NAMED = 50;

/** All tools, or those with these numbers as far as there are such, sorted by name; answered with an ETag. */
export function fetchTools(ids?: readonly number[]): Promise<ToolAnswer[]> {
  const isNamed = ids !== undefined && ids.length <= MAX_NAMED;
  return request('GET', isNamed ? `/api/tools?ids=${ids.join(',')}` : '/api/tools');
}
