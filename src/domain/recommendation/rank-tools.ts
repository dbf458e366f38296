import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import type { Goal } from '#domain/tool/audience.ts';
import { confirmedFacts } from '#domain/tool/evidence/evidence.ts';
import { gateFor } from './gate.ts';
import { askedJobsOf, askedTasks, type RankingTask } from './jobs.ts';
import type { Rankable } from './rankable.ts';
import { type Brief, type Candidate, jobPoints, misfitRules, pointsOf, reasonRules } from './reasons.ts';
import { shuffler } from './shuffle.ts';
import { CLASS_WIDTH, countedScore, standardWeights, type Weights } from './weights.ts';
import type { TypedQuery } from '#domain/search/typed-query.ts';

/** What a ranking is asked with besides the tools. */
export interface RankingOptions {
  /** All tasks of the guide. */
  tasks: readonly RankingTask[];
  /** What the reader typed, read against these tools; null or missing when nothing was typed. */
  query?: TypedQuery | null;
  weights?: Weights;
}

/** A tool with its points under one set of answers. */
export interface Scored extends Candidate {
  /** Points of its reasons less those of its misfits. */
  score: number;
}

/** A tool with all that its place depends on. */
export interface Ranked extends Scored {
  /** The points as they are counted: in steps. */
  counted: number;
  /** Class from 0: how many class widths its points lie below those of the best tool. */
  tier: number;
  /** The editors chose it, and it names the desk that asks: what they chose it for is not every desk's. */
  isChosen: boolean;
  confirmed: number;
  /** Its place among equals, shuffled by the answers. */
  turn: number;
  /** It has one of the last places of a full list, which go by turn. */
  isByTurn: boolean;
  /** The goal for which alone it has its place among the first; null when its points put it where it stands. */
  leadsFor: Goal | null;
}

/** What the rules need to know about one set of answers. */
export function briefOf(
  answers: QuizAnswers,
  { tasks, query = null, weights = standardWeights }: RankingOptions,
): Brief {
  return { answers, weights, tasks, asked: askedTasks(tasks, answers), query };
}

/** Gives one tool its points. */
export function scorer(brief: Brief): (tool: Rankable) => Scored {
  const forIt = reasonRules(brief);
  const againstIt = misfitRules(brief);
  return (tool) => {
    const scored = { tool, jobs: askedJobsOf(tool, brief.asked), score: 0 };
    scored.score = pointsOf(forIt, scored) + jobPoints(scored, brief) - pointsOf(againstIt, scored);
    return scored;
  };
}

/** The tools that pass the gates with their points, in no order. */
export function scoreTools(tools: readonly Rankable[], brief: Brief): Scored[] {
  const score = scorer(brief);
  const scored: Scored[] = [];
  for (const tool of tools) if (gateFor(tool, brief) === null) scored.push(score(tool));
  return scored;
}

/** The most points among some tools. */
export function bestScore(scored: readonly Scored[]): number {
  return scored.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
}

/** The class of a score: 0 within one class width of the best. */
export function tierOf(score: number, best: number): number {
  return Math.max(0, Math.floor((best - score) / CLASS_WIDTH));
}

/** Adds what a tool's place depends on besides its points. */
export function ranker({ answers }: Brief, best: number): (scored: Scored) => Ranked {
  const turnOf = shuffler(answers);
  return ({ tool, jobs, score }) => ({
    tool,
    jobs,
    score,
    counted: countedScore(score),
    tier: tierOf(score, best),
    isChosen: tool.yakPick !== null && tool.departments.includes(answers.department),
    confirmed: confirmedFacts(tool),
    turn: turnOf(tool.id),
    isByTurn: false,
    leadsFor: null,
  });
}

/**
 * The published order: the class; in a class the editors' choice for this desk, then counted points; of equal ones confirmed facts, then a
 * shuffle by the answers. The name decides nothing.
 */
export function byRank(a: Ranked, b: Ranked): number {
  return (
    a.tier - b.tier ||
    Number(b.isChosen) - Number(a.isChosen) ||
    b.counted - a.counted ||
    b.confirmed - a.confirmed ||
    a.turn - b.turn ||
    a.tool.id - b.tool.id
  );
}
