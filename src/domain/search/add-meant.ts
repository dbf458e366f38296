import { isCalledBy } from './rests-on-one-word.ts';
import type { SearchQuery } from './parse-query.ts';
import type { SearchEngine } from './search-engine.ts';
import type { ResultTask } from './task-index.ts';
import { stemOf } from './words.ts';

/** Fewer words are no sentence: what they mean stands in the words themselves. */
const SENTENCE = 3;
/** A task that is said as well as this is what was meant. */
const SURE = 0.6;
/** What the share of a task that is meant counts beside the score of one that is said. */
const MEANT = 0.6;
/** A smaller share is a guess among many. */
const MIN_SHARE = 0.2;
/** A word that more tasks say than this does not call one: pictures, videos. */
const COMMON = 30;
/** So many tasks may be meant. */
const MOST = 6;
/** How sure it must be (log odds) that the guide is asked, when no task is said; more so when a word of one was a coincidence. */
const IN_SCOPE = { plain: 2.2, beside: 3 } as const;
/** As how good tasks that are said stay although others are asked, and how sure it must be that the guide is asked below. */
const STAYS = 0.35;
const OUT_OF_SCOPE = 1;

/**
 * The tasks that are said in a sentence together with those that are meant by all its words: 'the lorry drowns out
 * half the talk' names no job. What is asked of others finds none; a phrase that names a task is left as it stands.
 * @param isBeside whether a word of a task stands in it by coincidence alone, so that none is said
 */
export function addMeant(
  engine: SearchEngine,
  query: SearchQuery,
  said: readonly ResultTask[],
  isBeside: boolean,
): readonly ResultTask[] {
  const { classifier } = engine;
  const best = said[0]?.score ?? 0;
  if (classifier === null || best >= SURE || query.folded.split(' ').length < SENTENCE) return said;
  if (best > 0 && (engine.tasks.saysWithin(query.folded) || isCalled(engine, query, said))) return said;
  const scope = classifier.scopeOf(query.folded);
  if (best === 0 && scope < (isBeside ? IN_SCOPE.beside : IN_SCOPE.plain)) return said;
  if (best > 0 && best < STAYS && scope < OUT_OF_SCOPE) return [];
  const meant = classifier.tasksOf(query.folded, MOST);
  if (best === 0 && (meant[0]?.share ?? 0) < MIN_SHARE) return said;
  const scores = new Map(said.map(({ task, score }) => [task.slug, score]));
  for (const { slug, share } of meant) scores.set(slug, (scores.get(slug) ?? 0) + MEANT * share);
  return [...scores]
    .flatMap(([slug, score]) => {
      const task = engine.tasks.bySlug(slug);
      return task ? [{ task, score }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

/** Whether a word that few tasks say stands in the title of the best one: posters. */
function isCalled(engine: SearchEngine, { words }: SearchQuery, [best]: readonly ResultTask[]): boolean {
  const telling = words.filter((word) => engine.tasks.tasksSaying(stemOf(word)) <= COMMON);
  return best !== undefined && isCalledBy(best.task, telling);
}
