import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { budgets, departments, experienceLevels, goals, teamSizes } from '#domain/tool/audience.ts';
import { budgetRangeOf, isFreeToUse } from '#domain/tool/plan/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { explainRank } from './explain-rank.ts';
import type { RankingTask } from './jobs.ts';
import { searchEngine } from '#domain/search/search-engine.ts';
import { searchGuide } from '#domain/search/search-guide.ts';
import { searchTool } from '#domain/search/search-tool.ts';
import type { TaskClassifier } from '#domain/search/task-classifier.ts';
import type { SearchWords } from '#domain/search/search-words.schema.ts';
import { recommendTools, type ToolPick } from './recommend-tools.ts';
import { placeNote } from './tell-apart.ts';
import { SHARING_AT_MOST, VARIED_FIRST } from './weights.ts';
import { queryOf } from '#domain/search/typed-query.ts';

/** A set of answers with what somebody who knows the tools would name, and what would be absurd, by slug. */
export interface JudgedSet {
  answers: QuizAnswers;
  /** How many of `must` the first five need; three unless few tools do what is asked. */
  atLeast?: number;
  must: readonly string[];
  absurd: readonly string[];
  /** What was typed beside the answers, and the tools of which one should then stand first or second. */
  words?: string;
  lead?: readonly string[];
}

/** A list of the judged sets that is not sensible, and why. */
interface Mistake {
  answers: QuizAnswers;
  words?: string | undefined;
  first: readonly string[];
  /** False when none of those that should lead does. */
  isLed: boolean;
  right: number;
  absurd: readonly string[];
  /** A lower pick has more points than a higher one, and neither says why. */
  isUnexplained: boolean;
}

const FIRST = 5;
const RIGHT_AT_LEAST = 3;

/** Of those that should lead, one stands among so many first. */
const LEADING = 2;

/**
 * The judged sets whose first five are not sensible: too few that must be there, one that is absurd, or none of those that
 * should lead in front.
 */
export function judgePicks(
  tools: readonly Tool[],
  tasks: readonly RankingTask[],
  sets: readonly JudgedSet[],
  said: SearchWords,
  classifier: TaskClassifier | null,
): Mistake[] {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const engine = searchEngine(
    tools.map((tool) => searchTool(tool)),
    tasks,
    said,
    classifier,
  );
  return sets.flatMap(({ answers, words, atLeast = RIGHT_AT_LEAST, must, lead = [], absurd }): Mistake[] => {
    const query = queryOf(words, (typed) => searchGuide(engine, typed), tools);
    const { picks } = recommendTools(tools, answers, { tasks, query });
    const first = picks.slice(0, FIRST).map(({ toolId }) => byId.get(toolId)?.slug ?? '');
    const right = first.filter((slug) => must.includes(slug)).length;
    const wrong = first.filter((slug) => absurd.includes(slug));
    const isLed = lead.length === 0 || first.slice(0, LEADING).some((slug) => lead.includes(slug));
    const isUnexplained = hasUnexplained(placedOf(picks, byId));
    const isSensible = right >= atLeast && wrong.length === 0 && isLed && !isUnexplained;
    return isSensible ? [] : [{ answers, words, first, right, absurd: wrong, isLed, isUnexplained }];
  });
}

/** What holds over all answers. */
interface Survey {
  /** Number of answer sets. */
  sets: number;
  /** Living tools that no answers lead to. */
  unreached: string[];
  /** Lists of four and more in the order of the alphabet. */
  alphabetical: QuizAnswers[];
  /** Lists whose first six share a main task more often than three times. */
  monotonous: QuizAnswers[];
  /** Lists in which a pick is said to have made room for several goals though only one was asked for. */
  untrueRooms: QuizAnswers[];
  /** Lists in which a lower pick has more points than a higher one, and neither says why. */
  unexplained: QuizAnswers[];
  /** Tools that a budget stops though they are useful within it, or that are told to cost too much when nobody knows. */
  wronglyStopped: string[];
}

/** Every set of answers that the quiz can give. */
function allAnswers(): QuizAnswers[] {
  const goalSets = Array.from({ length: 2 ** goals.length - 1 }, (_, bits) =>
    goals.filter((_goal, place) => ((bits + 1) >> place) & 1),
  );
  return departments.flatMap((department) =>
    goalSets.flatMap((asked) =>
      budgets.flatMap((budget) =>
        experienceLevels.flatMap((experience) =>
          teamSizes.map((teamSize) => ({ department, goals: asked, budget, experience, teamSize })),
        ),
      ),
    ),
  );
}

/** Looks at the list of every set of answers. */
export function surveyPicks(tools: readonly Tool[], tasks: readonly RankingTask[]): Survey {
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const reached = new Set<number>();
  const survey: Survey = {
    sets: 0,
    unreached: [],
    alphabetical: [],
    monotonous: [],
    untrueRooms: [],
    unexplained: [],
    wronglyStopped: [],
  };
  for (const answers of allAnswers()) {
    survey.sets += 1;
    const { picks } = recommendTools(tools, answers, { tasks });
    const picked = picks.flatMap(({ toolId }) => byId.get(toolId) ?? []);
    for (const { id } of picked) reached.add(id);
    const names = picked.map(({ name }) => name);
    if (names.length >= 4 && names.join() === names.toSorted((a, b) => a.localeCompare(b, 'en')).join())
      survey.alphabetical.push(answers);
    const placed = placedOf(picks, byId);
    if (hasUnexplained(placed)) survey.unexplained.push(answers);
    if (answers.goals.length === 1 && placed.some((pick) => placeNote(pick, placed)?.includes('each of your goals')))
      survey.untrueRooms.push(answers);
    if (mostSharing(picked.slice(0, VARIED_FIRST)) > SHARING_AT_MOST) survey.monotonous.push(answers);
  }
  survey.unreached = tools
    .filter(({ id, status }) => status.state !== 'shut down' && !reached.has(id))
    .map(({ slug }) => slug);
  survey.wronglyStopped = tools.flatMap((tool) => wrongStops(tool, tools, tasks));
  return survey;
}

function placedOf(picks: readonly ToolPick[], byId: ReadonlyMap<number, Tool>) {
  return picks.flatMap((pick) => {
    const tool = byId.get(pick.toolId);
    return tool ? [{ ...tool, ...pick }] : [];
  });
}

function hasUnexplained(placed: ReturnType<typeof placedOf>): boolean {
  const isSaid = placed.map((pick) => placeNote(pick, placed) !== null);
  return placed.some((pick, place) =>
    placed.some((lower, below) => below > place && lower.counted > pick.counted && !isSaid[place] && !isSaid[below]),
  );
}

/** How many of these tools share the most common main task. */
function mostSharing(tools: readonly Tool[]): number {
  const tasks = tools.flatMap(({ tasks: [main] }) => main?.task ?? []);
  return Math.max(0, ...tasks.map((task) => tasks.filter((other) => other === task).length));
}

/** What 'Why not …?' says of a tool that a budget stops, where that is not true. */
function wrongStops(tool: Tool, tools: readonly Tool[], tasks: readonly RankingTask[]): string[] {
  const [department, goal] = [tool.departments[0] ?? 'creative', tool.goals[0] ?? 'design-visual'];
  return budgets.flatMap((budget) => {
    const answers: QuizAnswers = { department, goals: [goal], budget, experience: 'intermediate', teamSize: 'small' };
    const { gate } = explainRank(tools, answers, tool, { tasks });
    const isWithin = isFreeToUse(tool) || budgets.indexOf(budgetRangeOf(tool)) <= budgets.indexOf(budget);
    const isStopped = gate !== null && gate !== 'shut_down';
    const saysTooMuch =
      gate === 'over_budget' && (tool.pricing.amount === null || tool.freeUse === 'trial') && budget === 'free';
    return (isStopped && isWithin) || saysTooMuch ? [`${tool.slug} at ${budget}`] : [];
  });
}
