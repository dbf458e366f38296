import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import type { Answer } from './contract.ts';
import type { recommendations } from './recommendations.contract.ts';
import { requester } from './request.ts';

/** 3 to 12 tools, best first, and how well they fit as a whole. */
export type RecommendationsAnswer = Answer<typeof recommendations, 'POST'>;

/** A recommended tool: the catalogue entry with the reasons and misfits that ranked it. */
export type RecommendedTool = RecommendationsAnswer['recommendations'][number];

const ask = requester<typeof recommendations>('/api/recommendations');

/**
 * Ranks the catalogue for one set of answers; for a signed-in person the answers and picks are stored.
 * @param words what the reader typed; it weighs the picks and is not stored
 */
export function requestRecommendations(answers: QuizAnswers, words = ''): Promise<RecommendationsAnswer> {
  return ask('POST', { body: words === '' ? answers : { ...answers, words } });
}
