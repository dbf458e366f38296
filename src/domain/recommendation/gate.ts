import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import { budgets } from '#domain/quiz/quiz-words.ts';
import { budgetRangeOf } from '#domain/tool/price.ts';
import type { Rankable } from '#domain/recommendation/reasons.ts';

/** What keeps a tool off the list whatever its points. */
export type Gate = 'shut_down' | 'over_budget';

/** The gate that stops a tool under these answers; null when it passes: nothing shut down, nothing that costs more than the budget. */
export function gateAgainst(tool: Rankable, answers: Pick<QuizAnswers, 'budget'>): Gate | null {
  if (tool.status.state === 'shut down') return 'shut_down';
  return budgets.indexOf(budgetRangeOf(tool)) > budgets.indexOf(answers.budget) ? 'over_budget' : null;
}
