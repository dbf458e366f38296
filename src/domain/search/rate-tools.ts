import { taskWeightAt } from '#domain/tool/fit-weight.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import type { ResultTool } from './search-results.ts';
import { grantedShare, priceFactor } from './order-results.ts';
import { rateNames } from './rate-names.ts';
import type { SearchQuery } from './parse-query.ts';
import { isOfWorking, tasksAbout } from './rights-words.ts';
import type { SearchEngine } from './search-engine.ts';
import { type SearchTool, taskWeight } from './search-tool.ts';
import { SEARCH_WEIGHTS } from './search-weights.ts';
import type { ResultTask, SearchTask } from './task-index.ts';
import { negatedStem } from './words.ts';

/** Least share of the words that a tool's own texts must say when no task does. */
const LEAST_TEXT = 0.75;

/** What more tools than this say tells none from others: 'no designer' speaks of who asks. */
const FEW = 6;

/** What each tool counts by its names, its tasks, its texts, its rights and its price. */
export function rateTools(
  engine: SearchEngine,
  query: SearchQuery,
  tasks: readonly ResultTask[],
  isOpen: boolean,
): ResultTool[] {
  const names = rateNames(engine, query, isOpen);
  const stems = engine.texts.statedIn(query.matter.split(' '), query.words);
  const texts = engine.texts.find(stems);
  const unwanted = unwantedBy(engine, stems);
  const best = tasks[0]?.score ?? 0;
  // A task that answers much worse than the best one counts for little.
  const weights = new Map(tasks.map(({ task, score }) => [task.slug, { task, weight: score * (score / best) ** 2 }]));
  const isOnlyRights = query.asked.length > 0 && query.rest.length === 0;
  const isSentence = query.matter.includes(' ');
  const isOnlyPrice = query.price !== null && query.words.length === 0;
  const about = isOnlyRights ? tasksAbout(query.asked) : [];
  return engine.tools.flatMap((tool): ResultTool[] => {
    const [first, ...further] = tasksFoundOf(tool, weights);
    const share = texts.get(tool) ?? 0;
    const name = names.get(tool) ?? 0;
    const furtherScore = SEARCH_WEIGHTS.furtherTasks.reduce(
      (sum, weight, index) => sum + weight * (further[index]?.score ?? 0),
      0,
    );
    const tasksScore = (first?.score ?? 0) + furtherScore;
    const textScore =
      share >= (first ? 0.3 : LEAST_TEXT)
        ? SEARCH_WEIGHTS.text * share ** 2 * (first || best === 0 ? 1 : SEARCH_WEIGHTS.textAlone)
        : 0;
    const rightsScore = isOnlyRights
      ? grantedShare(tool, query.asked) * (1 + SEARCH_WEIGHTS.furtherRights * rightsOf(tool)) +
        SEARCH_WEIGHTS.taskAboutRights * Math.max(0, ...about.map((slug) => taskWeight(tool, slug)))
      : 0;
    const priceScore = isOnlyPrice && priceFactor(tool, query) === 1 ? 1 + (tool.isPick ? SEARCH_WEIGHTS.pick : 0) : 0;
    const alive = tool.isAlive ? 1 : 0.05;
    const wanted = unwanted.has(tool) ? SEARCH_WEIGHTS.unwanted : 1;
    const besides = (isOnlyRights ? 0 : tasksScore + textScore) + rightsScore + priceScore;
    // In a sentence an everyday word alone names no tool: 'make the noise go away'.
    if (besides === 0 && isSentence && name <= SEARCH_WEIGHTS.everydayName) return [];
    const score = name + besides * alive * wanted;
    if (score === 0) return [];
    const by = name > 0.5 ? 'name' : first ? 'task' : rightsScore > 0 ? 'rights' : 'text';
    const left = alive * wanted;
    const ofWords = isOnlyRights ? 0 : left;
    const parts = {
      name,
      task: (first?.score ?? 0) * ofWords,
      further: furtherScore * ofWords,
      also: further[0]?.task ?? null,
      text: textScore * ofWords,
      rights: rightsScore * left,
      price: priceScore * left,
    };
    return [{ tool, score, task: first?.task ?? null, fit: first?.fit ?? null, by, parts }];
  });
}

/** The tools whose texts say that they have what is not wanted: who wants notes with 'no bot' wants no visible one. */
function unwantedBy({ texts }: SearchEngine, stated: readonly string[]): ReadonlySet<SearchTool> {
  const having = stated.flatMap((stem) => {
    const unwanted = negatedStem(stem);
    const withIt = unwanted === null ? [] : texts.saying(unwanted);
    return withIt.length > FEW ? [] : withIt.filter((tool) => !texts.saying(stem).includes(tool));
  });
  return new Set(having);
}

function rightsOf({ granted }: SearchTool): number {
  return granted.filter((one) => !isOfWorking(one)).length;
}

interface TaskOfTool {
  task: SearchTask;
  fit: Fit;
  score: number;
}

const NONE: TaskOfTool[] = [];

/** The tasks of a tool that were found, best first. A plain loop: it runs for every tool at every letter. */
function tasksFoundOf(
  { tasks }: SearchTool,
  weights: ReadonlyMap<string, { task: SearchTask; weight: number }>,
): readonly TaskOfTool[] {
  let found = NONE;
  for (const [place, { task, fit }] of tasks.entries()) {
    const known = weights.get(task);
    if (!known) continue;
    if (found === NONE) found = [];
    found.push({ task: known.task, fit, score: known.weight * taskWeightAt(fit, place) });
  }
  return found.length > 1 ? found.sort((a, b) => b.score - a.score) : found;
}
