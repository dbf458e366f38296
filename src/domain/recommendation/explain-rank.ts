import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { choosePicks } from './choose-picks.ts';
import { type Gate, gateFor } from './gate.ts';
import {
  bestScore,
  briefOf,
  byRank,
  type Ranked,
  ranker,
  type RankingOptions,
  scorer,
  scoreTools,
} from './rank-tools.ts';
import type { Rankable } from './rankable.ts';
import { type Misfit, type Reason, reasonRules } from './reasons.ts';
import { pickOf } from './recommend-tools.ts';
import type { ReasonCode } from './weights.ts';

/** What decided between a tool and the last one on the list: points, or which of the rules for equal points, or variety. */
type Decider = 'points' | 'editors' | 'confirmed' | 'turn' | 'variety';

/** Where one tool stands under one set of answers, and everything that put it there. */
interface RankExplanation {
  toolId: number;
  name: string;
  /** Place from 1: on the list its place there, then the order of points; null when a gate stops the tool. */
  rank: number | null;
  /** Number of tools that pass the gates. */
  ranked: number;
  /** Number of tools on the list: the first so many ranks. */
  listed: number;
  /** It is on the list by turn, so its place there is no rank. */
  isByTurn: boolean;
  gate: Gate | null;
  /** The points it has, or would have without the gate. */
  score: number;
  counted: number;
  /** The counted points of the last tool on the list that is there by its points; null when the list is empty. */
  lastListedScore: number | null;
  /** Why it is not on the list; null when it is, or when a gate stops it. */
  decidedBy: Decider | null;
  reasons: Reason[];
  misfits: Misfit[];
  /** What it gets no points for. */
  missed: ReasonCode[];
}

/**
 * Why a tool has the rank it has, by the very rules that rank: the answer to "why not this one?". Pure, like
 * `recommendTools`.
 */
export function explainRank(
  tools: readonly Rankable[],
  answers: QuizAnswers,
  tool: Rankable,
  options: RankingOptions,
): RankExplanation {
  const brief = briefOf(answers, options);
  const scored = scoreTools(tools, brief);
  const rank = ranker(brief, bestScore(scored));
  const listed = choosePicks(scored, brief);
  const onList = new Set(listed.map(({ tool: one }) => one.id));
  const others = scored.filter(({ tool: one }) => !onList.has(one.id)).map(rank);
  const order = [...listed, ...others.sort(byRank)];
  const own = rank(scorer(brief)(tool));
  const gate = gateFor(tool, brief);
  const place = order.findIndex(({ tool: one }) => one.id === tool.id);
  const last = listed
    .filter(({ isByTurn, leadsFor }) => !isByTurn && leadsFor === null)
    .sort(byRank)
    .at(-1);
  const pick = pickOf(own, brief);
  const given = new Set(pick.reasons.map(({ code }) => code));
  return {
    toolId: tool.id,
    name: tool.name,
    rank: gate || place < 0 ? null : place + 1,
    ranked: scored.length,
    listed: listed.length,
    isByTurn: order[place]?.isByTurn ?? false,
    gate,
    score: own.score,
    counted: own.counted,
    lastListedScore: last?.counted ?? null,
    decidedBy: gate || place < listed.length || !last ? null : deciderBetween(last, own),
    reasons: pick.reasons,
    misfits: pick.misfits,
    missed: [...new Set([...reasonRules(brief).map(({ code }) => code), 'task' as const])].filter(
      (code) => !given.has(code),
    ),
  };
}

function deciderBetween(listed: Ranked, own: Ranked): Decider {
  if (byRank(own, listed) < 0) return 'variety';
  if (listed.counted !== own.counted) return 'points';
  if (listed.isChosen !== own.isChosen) return 'editors';
  return listed.confirmed === own.confirmed ? 'turn' : 'confirmed';
}
