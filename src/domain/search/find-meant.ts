import type { Results, ResultTool } from './search-results.ts';
import { ranked } from './order-results.ts';
import type { SearchQuery } from './parse-query.ts';
import { rateTools } from './rate-tools.ts';
import type { SearchEngine } from './search-engine.ts';
import type { TaskClassifier } from './task-classifier.ts';
import type { ResultTask } from './task-index.ts';
import { tellingWords } from './words.ts';

/** Fewer words are no sentence: what they mean stands in the words themselves. */
const SENTENCE = 3;
/** A task that is said as well as this is what was meant. */
const SURE = 0.8;
/** Said as well as this, a task is never asked of somebody else. */
const SAID = 1;
/** How sure it must be (log odds) that the guide is asked: of any answer, beside a task that is said, and where none is. */
const IN_SCOPE = { any: 0.1, said: 0.5, unsaid: 1.2 } as const;
/** How much it speaks for the guide (beside the log odds of that) when one task is likelier than all others together. */
const ONE_TASK = 0.5;
/** So many words tell enough of themselves; what each that is lacking takes: 'dub reggae history' is near to anything. */
const TELLING = { words: 6, lacking: 0.4 } as const;
/** So many tasks may be meant; more are guesses among many. */
const MAX_TASKS = 6;
const SHOWN_TASKS = 4;
/** What the score of a task that is said counts beside the share of one that is meant. */
const SAID_SHARE = 0.6;
/** How fast the places of one task let those of the others come forward: one place, and a fifth of its share is left. */
const PLACE_COST = 4;

type Finds = Pick<Results, 'tools' | 'tasks'>;

/**
 * What is meant by all the words of a sentence together, where no task is plainly said in it: 'the lorry drowns out half
 * the talk' names no job. Several jobs may be meant; each gets its places by its share.
 * @param said what is found for the words that say a task
 * @param corrected words that were not typed: what a slip was taken for tells nothing of whether the guide is asked
 * @returns null to leave what is said as it is; nothing at all for what is asked of others
 */
export function findMeant(
  engine: SearchEngine,
  query: SearchQuery,
  said: Finds,
  corrected: ReadonlySet<string> = new Set(),
): Finds | null {
  const { classifier } = engine;
  if (classifier === null || isSaid(query.folded, said)) return null;
  const best = said.tasks[0]?.score ?? 0;
  const typed = query.folded.split(' ').filter((word) => !corrected.has(word));
  const shares = sharesOf(classifier, query.folded);
  const likeliest = Math.max(...shares.values());
  const scope =
    classifier.scopeOf(typed.join(' ')) +
    ONE_TASK * Math.log(likeliest / (1 - likeliest)) -
    TELLING.lacking * Math.max(0, TELLING.words - query.folded.split(' ').length);
  if (best < SAID && scope < IN_SCOPE.any) return { tools: [], tasks: [] };
  if (scope < (best > 0 ? IN_SCOPE.said : IN_SCOPE.unsaid)) return null;
  for (const { task, score } of said.tasks) shares.set(task.slug, (shares.get(task.slug) ?? 0) + SAID_SHARE * score);
  const tasks = [...shares]
    .flatMap(([slug, score]): ResultTask[] => {
      const task = engine.tasks.bySlug(slug);
      return task ? [{ task, score }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN_TASKS);
  return { tasks, tools: placed(engine, query, tasks) };
}

/** What is meant by a text. The words before 'for' count as much as all of them: a logo 'for a pitch' is no deck. */
function sharesOf(classifier: TaskClassifier, text: string): Map<string, number> {
  const head = text.split(' for ', 1)[0] ?? text;
  const texts = head !== text && tellingWords(head.split(' ')).length > 0 ? [text, head] : [text];
  const shares = new Map<string, number>();
  for (const one of texts)
    for (const { slug, share } of classifier.tasksOf(one, MAX_TASKS))
      shares.set(slug, (shares.get(slug) ?? 0) + share / texts.length);
  return shares;
}

/** Whether it is plain what a folded text asks for: it names a tool, says a job, or has too few words to mean more. */
export function isSaid(folded: string, { tools, tasks }: Finds): boolean {
  const [first] = tasks;
  return (
    folded.split(' ').length < SENTENCE ||
    tools.some(({ by }) => by === 'name' || by === 'likeness') ||
    (first === undefined ? tools.length > 0 : first.score >= SURE)
  );
}

/** The tools of some tasks: each next place goes to the task that has most of its share left. */
function placed(engine: SearchEngine, query: SearchQuery, tasks: readonly ResultTask[]): ResultTool[] {
  const lines = tasks.map(({ task, score }) => ({
    score,
    places: 0,
    tools: ranked(rateTools(engine, query, [{ task, score: 1 }], false), query).filter(({ by }) => by === 'task'),
  }));
  const taken = new Set<number>();
  const tools: ResultTool[] = [];
  while (true) {
    for (const line of lines) while (line.tools[0] && taken.has(line.tools[0].tool.id)) line.tools.shift();
    const left = ({ score, places }: (typeof lines)[number]) => score / (1 + PLACE_COST * places);
    const [next] = lines.filter((line) => line.tools.length > 0).sort((a, b) => left(b) - left(a));
    const found = next?.tools.shift();
    if (!next || !found) return tools;
    tools.push({ ...found, score: left(next), by: 'meaning' });
    taken.add(found.tool.id);
    next.places += 1;
  }
}
