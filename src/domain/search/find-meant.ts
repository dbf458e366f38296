import { foldText } from './fold-text.ts';
import type { ResultTool } from './search-results.ts';
import { ranked } from './order-results.ts';
import { rateTools } from './rate-tools.ts';
import { parseQuery } from './parse-query.ts';
import type { SearchEngine } from './search-engine.ts';

/** So many tasks may be meant. */
const MAX_TASKS = 6;
/** A smaller share is a guess among many; the likeliest task needs more. */
const MIN_SHARES = { first: 0.1, other: 0.06 } as const;

/**
 * The tools of the tasks that a text means by all its words together, best first; none where nothing was learned or no
 * task is likely, or where it is sooner asked of others. For words beside the answers of the quiz, which are likely a job.
 */
export function findMeant(engine: SearchEngine, typed: string): ResultTool[] {
  const folded = foldText(typed);
  if (engine.classifier === null || engine.classifier.scopeOf(folded) < 0) return [];
  const likely = engine.classifier.tasksOf(folded, MAX_TASKS).filter(({ share }) => share >= MIN_SHARES.other);
  if ((likely[0]?.share ?? 0) < MIN_SHARES.first) return [];
  const tasks = likely.flatMap(({ slug, share }) => {
    const task = engine.tasks.bySlug(slug);
    return task ? [{ task, score: share }] : [];
  });
  const query = { ...parseQuery(folded), words: [], rest: [], asked: [], price: null };
  return ranked(rateTools(engine, query, tasks, false), query).filter(({ by }) => by === 'task');
}
