import type { SearchQuery } from './parse-query.ts';
import type { SearchEngine } from './search-engine.ts';
import type { ResultTask, SearchTask } from './task-index.ts';
import { isWeakStem, stemOf, wordsOf } from './words.ts';

/** So many words that no job and no tool is told by make a single word of a job a coincidence. */
const STRANGE = 2;
/** A sentence that is answered no better than this is of something else as soon as one word of it is. */
const FAINT = 0.25;
/** A word that more tasks say than this is too common to decide, although a job is called by it: pictures, videos. */
const COMMON = 30;
/** Tasks that answer nearly as well as the best, by their share of its score. */
const AS_GOOD = 0.8;

/**
 * Whether a sentence is of something else, although a word of it stands in what is said for a task: 'paint the bedroom
 * wall'. Two words of a job, a phrase of it or a word that the job is called by make it one of ours.
 */
export function restsOnOneWord(
  engine: SearchEngine,
  { words, folded, asked }: SearchQuery,
  tasks: readonly ResultTask[],
  corrected: ReadonlySet<string> = new Set(),
): boolean {
  if (asked.length > 0 || engine.tasks.saysWithin(folded)) return false;
  const { life } = engine.lexicon;
  const least = AS_GOOD * (tasks[0]?.score ?? 0);
  const best = tasks.filter(({ score }) => score >= least).map(({ task }) => task);
  const tellingByStem = new Map(words.map((word) => [stemOf(word), word]));
  let ours = 0;
  let strange = 0;
  let isUnknown = false;
  for (const [stem, word] of tellingByStem) {
    const isCorrected = corrected.has(word);
    if (engine.names.named(word).length > 0 || (isWeakStem(stem) && !isCorrected)) continue;
    const isOnlyOurs = !life.has(word) && !life.meansOther(stem);
    if (
      isOnlyOurs &&
      (engine.tasks.isOfOneTask(stem) ||
        (engine.tasks.tasksSaying(stem) <= COMMON && tasks.some(({ task }) => isCalledBy(task, [word]))))
    )
      return false;
    if (isOnlyOurs && best.some((task) => engine.tasks.saysOf(task, stem))) ours += 1;
    else if (life.has(word) || isCorrected || isStrange(engine, stem)) {
      strange += 1;
      isUnknown ||= life.has(word) || !engine.tasks.knows(word);
    }
  }
  return ours <= 1 && strange >= ((tasks[0]?.score ?? 0) < FAINT && words.length > 2 && isUnknown ? 1 : STRANGE);
}

/** Whether the title of a task has any of some words. */
export function isCalledBy({ title }: SearchTask, words: readonly string[]): boolean {
  const stems = new Set(wordsOf(title).map(stemOf));
  return words.some((word) => stems.has(stemOf(word)));
}

/** Whether neither what is said for tasks nor what is said of tools knows a stem; what only jobs besides these say is strange too. */
function isStrange(engine: SearchEngine, stem: string): boolean {
  return !engine.lexicon.life.meansOther(stem) && (engine.tasks.knows(stem) || !engine.texts.knows(stem));
}
