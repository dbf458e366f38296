import { bestScore, briefOf, byRank, type Ranked, ranker, type Scored, scorer, tierOf } from './rank-tools.ts';
import type { Goal } from '#domain/tool/audience.ts';
import { type Brief, isTyped, misfitRules, pointsOf } from './reasons.ts';
import { shuffler } from './shuffle.ts';
import {
  ANSWERING,
  COVERING_FIRST,
  countedScore,
  NEAR_THE_BEST,
  PICKS_AT_LEAST,
  PICKS_AT_MOST,
  PLACES_BY_TURN,
  SHARING_AT_MOST,
  VARIED_FIRST,
} from './weights.ts';

/**
 * The list that is made of the order: its first places with variety (at most three of the first six share their main
 * task), as long as a tool comes near the best. The last two of twelve places go by turn: one to a tool that comes near the
 * best, one to a job that nobody else on the list does; both are for the reader's team. What variety moves down
 * follows in its order. Of several goals each has its own tool among the first five.
 */
export function choosePicks(scored: readonly Scored[], brief: Brief): Ranked[] {
  if (scored.length === 0) return [];
  const best = bestScore(scored);
  const rank = ranker(brief, best);
  // As points are counted and shown: finer ones keep nothing off a list.
  const isNear = ({ score }: Scored) => countedScore(score) >= countedScore(best * NEAR_THE_BEST);
  // Who typed a job wants the tools that do it, however many share it: their points alone put them in order.
  if (isTyped(brief)) {
    const inOrder = scored.map(rank).sort((a, b) => b.counted - a.counted || byRank(a, b));
    const shares = brief.query?.shares ?? new Map<number, number>();
    const near = brief.query?.near ?? new Set<number>();
    const isAnswer = ({ tool }: Scored) => (shares.get(tool.id) ?? 0) >= ANSWERING && !near.has(tool.id);
    const answering = inOrder.filter(isAnswer);
    if (answering.length >= PICKS_AT_LEAST) return answering.slice(0, PICKS_AT_MOST);
    // Few do it: what does the nearest to it stands with them, and only then what the answers speak for.
    const nearest = inOrder
      .filter(({ tool }) => near.has(tool.id))
      .sort((a, b) => (shares.get(b.tool.id) ?? 0) - (shares.get(a.tool.id) ?? 0))
      .slice(0, COVERING_FIRST - answering.length);
    const besides = inOrder.filter((one) => isAnswer(one) || nearest.includes(one));
    if (besides.length >= PICKS_AT_LEAST) return besides;
    return inOrder
      .filter((one, index) => index < PICKS_AT_LEAST || isAnswer(one) || isNear(one))
      .slice(0, PICKS_AT_MOST);
  }
  const led = leading(scored, best, rank).filter((one, index) => index < PICKS_AT_LEAST || isNear(one));
  const listed = coverGoals(led, scored, brief);
  if (listed.length < PICKS_AT_MOST) return listed;
  const list = listed.slice(0, PICKS_AT_MOST - PLACES_BY_TURN);
  const byTurn = [isNear, ({ jobs }: Scored) => jobs.some(({ task }) => !isDone(task, list))];
  // What surprises must be of use all the same: for a team of this size.
  const unfit = misfitRules(brief).filter(({ code }) => code === 'other_team_size');
  for (const isMeant of byTurn) {
    const next = nextInTurn(scored, list, brief, (one) => isMeant(one) && pointsOf(unfit, one) === 0);
    if (next) list.push({ ...rank(next), isByTurn: true });
  }
  return [...list, ...listed.filter((one) => !list.some(({ tool }) => tool === one.tool))].slice(0, PICKS_AT_MOST);
}

/** The first places with variety: only as many classes are put in order as the list needs. */
function leading(scored: readonly Scored[], best: number, rank: (scored: Scored) => Ranked): Ranked[] {
  const tiers = [...new Set(scored.map(({ score }) => tierOf(score, best)))].sort((a, b) => a - b);
  for (const tier of tiers) {
    const first = scored.filter(({ score }) => tierOf(score, best) <= tier);
    const isAll = first.length === scored.length;
    if (first.length < PICKS_AT_MOST && !isAll) continue;
    const { varied, after } = vary(first.map(rank).sort(byRank));
    if (varied.length === VARIED_FIRST || isAll) return [...varied, ...after];
  }
  return [];
}

/** The order in two: the first ones, of which at most so many share their main task, and what follows. */
function vary(ranked: readonly Ranked[]): { varied: Ranked[]; after: Ranked[] } {
  const varied: Ranked[] = [];
  const after: Ranked[] = [];
  for (const one of ranked) {
    const task = mainTaskOf(one);
    const sharing = task === undefined ? 0 : varied.filter((other) => mainTaskOf(other) === task).length;
    (varied.length < VARIED_FIRST && sharing < SHARING_AT_MOST ? varied : after).push(one);
  }
  return { varied, after };
}

/**
 * The same list, in which each of several goals has, among the first places, the tool that stands first for it alone among
 * those whose first goal it is: what does one thing well cannot win by points against what does a little of each.
 */
function coverGoals(listed: readonly Ranked[], scored: readonly Scored[], brief: Brief): Ranked[] {
  const { goals } = brief.answers;
  if (goals.length === 1) return [...listed];
  const best = bestScore(scored);
  const rank = ranker(brief, best);
  const found = goals
    .flatMap((goal): Ranked[] => {
      const one = bestForAlone(goal, scored, brief, best * NEAR_THE_BEST);
      return one ? [{ ...rank(one), leadsFor: goal }] : [];
    })
    .sort(byRank);
  const isFound = ({ tool }: Scored) => found.some((one) => one.tool === tool);
  const first = listed.slice(0, COVERING_FIRST);
  const others = first.filter((one) => !isFound(one)).slice(0, COVERING_FIRST - found.length);
  const head = first.filter((one) => isFound(one) || others.includes(one));
  head.push(...found.filter(({ tool }) => !head.some((one) => one.tool === tool)));
  return [...head, ...listed.filter((one) => !head.some(({ tool }) => tool === one.tool))];
}

/** Which of the tools that are first of all for a goal stands first when it is the only one; none below `atLeast` points. */
function bestForAlone(goal: Goal, scored: readonly Scored[], brief: Brief, atLeast: number): Scored | undefined {
  const alone = briefOf({ ...brief.answers, goals: [goal] }, brief);
  const points = scored.filter(({ tool }) => tool.goals[0] === goal).map(({ tool }) => scorer(alone)(tool));
  const [first] = points.map(ranker(alone, bestScore(points))).sort(byRank);
  return first && first.score >= atLeast ? scored.find(({ tool }) => tool === first.tool) : undefined;
}

/** A tool's main task: the first of its own, which are in the order of what one takes it for. */
function mainTaskOf({ tool }: Ranked): string | undefined {
  return tool.tasks[0]?.task;
}

function isDone(task: string, list: readonly Ranked[]): boolean {
  return list.some(({ tool }) => tool.tasks.some((own) => own.task === task));
}

/** Of the tools that are not on the list and are meant, the one whose turn it is under these answers. */
function nextInTurn(
  scored: readonly Scored[],
  list: readonly Ranked[],
  { answers }: Brief,
  isMeant: (one: Scored) => boolean,
): Scored | undefined {
  const turnOf = shuffler(answers);
  let next: Scored | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of scored) {
    const turn = turnOf(one.tool.id);
    if (turn >= least || !isMeant(one) || list.some(({ tool }) => tool === one.tool)) continue;
    next = one;
    least = turn;
  }
  return next;
}
