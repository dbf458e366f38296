import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { budgets } from '#domain/tool/audience.ts';
import { budgetRangeOf, isPriceUnread } from '#domain/tool/plan/price.ts';
import type { Rankable } from './rankable.ts';
import type { TypedQuery } from '#domain/search/typed-query.ts';
import { DOING_IT } from './weights.ts';

/**
 * What keeps a tool off the list whatever its points. The budget stops it for one of six reasons, so that nobody is told
 * that a tool costs too much when all we know is that nobody has read its price.
 */
export type Gate =
  | 'shut_down'
  | 'over_budget'
  | 'trial_only'
  | 'free_use_unread'
  | 'price_unread'
  | 'no_public_price'
  | 'other_currency';

/** The gate that stops a tool under these answers; null when it passes: nothing shut down, nothing that the budget does not buy. */
export function gateAgainst(
  tool: Pick<Rankable, 'status' | 'pricing' | 'freeUse' | 'evidence'>,
  { budget }: Pick<QuizAnswers, 'budget'>,
): Gate | null {
  if (tool.status.state === 'shut down') return 'shut_down';
  if (budgets.indexOf(budgetRangeOf(tool)) <= budgets.indexOf(budget)) return null;
  if (tool.pricing.amount === null) return isPriceUnread(tool) ? 'price_unread' : 'no_public_price';
  if (budget !== 'free') return tool.pricing.currency === undefined ? 'over_budget' : 'other_currency';
  if (tool.freeUse === 'trial') return 'trial_only';
  return tool.freeUse === 'not read' ? 'free_use_unread' : 'over_budget';
}

/** The gate that also knows what was typed: a tool that does it is not hidden because nobody has read its price, unless nothing may be spent. */
export function gateFor(
  tool: Pick<Rankable, 'id' | 'status' | 'pricing' | 'freeUse' | 'evidence'>,
  { answers, query }: { answers: Pick<QuizAnswers, 'budget'>; query: TypedQuery | null },
): Gate | null {
  const gate = gateAgainst(tool, answers);
  const isAnswer = query !== null && !query.near.has(tool.id) && (query.shares.get(tool.id) ?? 0) >= DOING_IT;
  return gate === 'price_unread' && answers.budget !== 'free' && isAnswer ? null : gate;
}
