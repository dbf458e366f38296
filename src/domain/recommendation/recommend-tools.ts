import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import { gateAgainst } from '#domain/recommendation/gate.ts';
import {
  highestScore,
  marksOf,
  type Misfit,
  misfitRules,
  type Rankable,
  type Reason,
  reasonRules,
  standardWeights,
  weightOf,
  type Weights,
} from '#domain/recommendation/reasons.ts';
import { takeFirst } from '#domain/recommendation/take-first.ts';
import { compareNames } from '#domain/tool/compare-names.ts';

/** One recommended tool with everything that moved its score. */
export interface Pick {
  toolId: number;
  /** Weights of the reasons less weights of the misfits. */
  score: number;
  reasons: Reason[];
  misfits: Misfit[];
}

export interface Recommendation {
  /** Best first; 3 to 12 as long as three tools pass the gates. */
  picks: Pick[];
  /** What the list is worth as a whole. */
  fit: 'good' | 'partial' | 'little';
}

/** A tool with its points under one set of answers. */
export interface Scored {
  tool: Rankable;
  score: number;
}

const picksAtLeast = 3;
const picksAtMost = 12;
/** A pick beyond the third must reach this share of the best score. */
const nearTheBest = 0.6;
/** Shares of the highest possible score that the third pick reaches in a good, or partial, list. */
const goodShare = 0.75;
const partialShare = 0.5;

/**
 * Ranks the catalogue for one set of answers. Gates first: nothing that costs more than the budget, nothing shut down. Then every
 * tool's score is the sum of its reasons' weights less its misfits' weights; order by score, then name, then id, so the
 * same answers always give the same list. Pure: server and tests call the same function.
 */
export function recommendTools(
  tools: readonly Rankable[],
  answers: QuizAnswers,
  weights: Weights = standardWeights,
): Recommendation {
  const forIt = reasonRules(answers, weights);
  const againstIt = misfitRules(answers, weights);
  const scored = tools
    .filter((tool) => gateAgainst(tool, answers) === null)
    .map((tool) => ({ tool, score: weightOf(forIt, tool) - weightOf(againstIt, tool) }));
  const ranked = takeFirst(scored, picksAtMost, byScore);
  const best = ranked[0]?.score ?? 0;
  const chosen = ranked.filter(({ score }, index) => index < picksAtLeast || score >= best * nearTheBest);
  return {
    picks: chosen.map(({ tool, score }) => ({
      toolId: tool.id,
      score,
      reasons: marksOf(forIt, tool),
      misfits: marksOf(againstIt, tool),
    })),
    fit: fitOf(chosen[picksAtLeast - 1]?.score ?? 0, weights),
  };
}

/** The order of the list: score, then name, then id. */
export function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || compareNames(a.tool, b.tool);
}

function fitOf(thirdScore: number, weights: Weights): Recommendation['fit'] {
  const highest = highestScore(weights);
  if (thirdScore >= highest * goodShare) return 'good';
  return thirdScore >= highest * partialShare ? 'partial' : 'little';
}
