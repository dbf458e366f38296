import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import type { Goal } from '#domain/tool/audience.ts';
import { choosePicks } from './choose-picks.ts';
import { countedJobs, type Job } from './jobs.ts';
import { bestScore, briefOf, type Ranked, type RankingOptions, scoreTools } from './rank-tools.ts';
import type { Rankable } from './rankable.ts';
import {
  type Brief,
  isTyped,
  jobMarks,
  marksOf,
  type Misfit,
  misfitRules,
  type Reason,
  reasonRules,
} from './reasons.ts';
import { COVERING_FIRST, GOOD_SHARE, highestScore, PARTIAL_SHARE, PICKS_AT_LEAST } from './weights.ts';

/** One recommended tool with everything that moved its score. */
export interface ToolPick {
  toolId: number;
  /** Weights of the reasons less weights of the misfits. */
  score: number;
  /** The score as it is counted: rounded to a step. */
  counted: number;
  /** Its class from 0: within one, points do not decide alone. */
  tier: number;
  reasons: Reason[];
  misfits: Misfit[];
  /** It is here by turn, not by its points alone. */
  isByTurn: boolean;
  /** It stands here for this one goal, not by its points alone. */
  leadsFor: Goal | null;
  /** What it does of what was asked for, those that count most first. */
  jobs: Omit<Job, 'value'>[];
}

export interface Recommendation {
  /** Best first; 3 to 12 as long as three tools pass the gates. */
  picks: ToolPick[];
  /** What the list is worth as a whole. */
  fit: 'good' | 'partial' | 'little';
}

/**
 * Ranks the catalogue for one set of answers. Gates first: nothing that the budget does not buy, nothing shut down. Then
 * every tool's score is the sum of its reasons' weights less its misfits' weights, counted in steps; equal ones stand in the
 * order of `byRank`; variety decides last. The same answers always give the same list. Pure: server and tests call the same
 * function.
 */
export function recommendTools(
  tools: readonly Rankable[],
  answers: QuizAnswers,
  options: RankingOptions,
): Recommendation {
  const brief = briefOf(answers, options);
  const chosen = choosePicks(scoreTools(tools, brief), brief);
  return {
    picks: chosen.map((one) => pickOf(one, brief)),
    fit: fitOf(chosen, brief),
  };
}

/** A pick with its marks: the very numbers that made its score. */
export function pickOf(ranked: Ranked, brief: Brief): ToolPick {
  const { tool, jobs, score, counted, tier, isByTurn, leadsFor } = ranked;
  return {
    toolId: tool.id,
    score,
    counted,
    tier,
    isByTurn,
    leadsFor,
    reasons: [...marksOf(reasonRules(brief), ranked), ...jobMarks(ranked, brief)],
    misfits: marksOf(misfitRules(brief), ranked),
    jobs: countedJobs(tool, jobs, brief.answers.goals.length).map(({ value: _, ...job }) => job),
  };
}

/**
 * By the first three; when several goals were named, by the tool among the first five that is best for each of them alone:
 * nobody asks one tool to do everything.
 */
function fitOf(chosen: readonly Ranked[], brief: Brief): Recommendation['fit'] {
  const { goals } = brief.answers;
  const scores =
    goals.length > 1
      ? goals.map((goal) => bestForGoal(chosen.slice(0, COVERING_FIRST), goal, brief))
      : chosen.slice(0, PICKS_AT_LEAST).map(({ score }) => score);
  const asked = goals.length > 1 ? goals.length : PICKS_AT_LEAST;
  const share = scores.reduce((sum, score) => sum + score, 0) / asked / highestScore(brief.weights, isTyped(brief));
  if (share >= GOOD_SHARE) return 'good';
  return share >= PARTIAL_SHARE ? 'partial' : 'little';
}

function bestForGoal(first: readonly Ranked[], goal: Goal, { answers, ...options }: Brief): number {
  const alone = briefOf({ ...answers, goals: [goal] }, options);
  return bestScore(
    scoreTools(
      first.map(({ tool }) => tool),
      alone,
    ),
  );
}
