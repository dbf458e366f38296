import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import { type Gate, gateAgainst } from '#domain/recommendation/gate.ts';
import {
  marksOf,
  type Misfit,
  misfitRules,
  type Rankable,
  type Reason,
  reasonRules,
  standardWeights,
  type Weights,
  weightOf,
} from '#domain/recommendation/reasons.ts';
import { byScore, recommendTools } from '#domain/recommendation/recommend-tools.ts';

/** Where one tool stands under one set of answers, and everything that put it there. */
export interface RankExplanation {
  toolId: number;
  name: string;
  /** Place among all tools that pass the gates, from 1; null when a gate stops the tool. */
  rank: number | null;
  /** Number of tools that pass the gates. */
  ranked: number;
  /** Number of tools on the list: the first so many ranks. */
  listed: number;
  gate: Gate | null;
  /** The points it has, or would have without the gate. */
  score: number;
  /** The points of the last tool on the list; null when the list is empty. */
  lastListedScore: number | null;
  reasons: Reason[];
  misfits: Misfit[];
  /** What it gets no points for. */
  missed: Reason['code'][];
}

/**
 * Why a tool has the rank it has, by the very rules that rank: the answer to "why not this one?". Pure, like
 * `recommendTools`.
 */
export function explainRank(
  tools: readonly Rankable[],
  answers: QuizAnswers,
  tool: Rankable,
  weights: Weights = standardWeights,
): RankExplanation {
  const forIt = reasonRules(answers, weights);
  const againstIt = misfitRules(answers, weights);
  const scoreOf = (one: Rankable) => weightOf(forIt, one) - weightOf(againstIt, one);
  const scored = tools
    .filter((one) => gateAgainst(one, answers) === null)
    .map((one) => ({ tool: one, score: scoreOf(one) }));
  const own = { tool, score: scoreOf(tool) };
  const gate = gateAgainst(tool, answers);
  const { picks } = recommendTools(tools, answers, weights);
  return {
    toolId: tool.id,
    name: tool.name,
    rank: gate ? null : 1 + scored.filter((other) => byScore(other, own) < 0).length,
    ranked: scored.length,
    listed: picks.length,
    gate,
    score: own.score,
    lastListedScore: picks.at(-1)?.score ?? null,
    reasons: marksOf(forIt, tool),
    misfits: marksOf(againstIt, tool),
    missed: [...new Set(forIt.filter((rule) => !rule.applies(tool)).map(({ code }) => code))],
  };
}
