import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import type { Recommendation, ToolPick } from '#domain/recommendation/recommend-tools.ts';
import type { ToolAnswer } from './tools.ts';
import { request } from './request.ts';

/** A recommended tool: the catalogue entry with the reasons and misfits that ranked it. */
export interface RecommendedTool extends ToolAnswer, Omit<ToolPick, 'toolId'> {}

export interface RecommendationsAnswer {
  /** 3 to 12 tools, best first. */
  recommendations: RecommendedTool[];
  /** How well the list fits as a whole. */
  fit: Recommendation['fit'];
}

/**
 * Ranks the catalogue for one set of answers; for a signed-in person the answers and picks are stored.
 * @param words what the reader typed; it weighs the picks and is not stored
 */
export function requestRecommendations(answers: QuizAnswers, words = ''): Promise<RecommendationsAnswer> {
  return request('POST', '/api/recommendations', words === '' ? answers : { ...answers, words });
}
