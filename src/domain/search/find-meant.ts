import type { Results, ResultTool } from './search-results.ts';
import { isOfOtherMedium, mediaIn } from './media.ts';
import { ranked, suits } from './order-results.ts';
import type { SearchQuery } from './parse-query.ts';
import { isCalledBy } from './rests-on-one-word.ts';
import { rateTools } from './rate-tools.ts';
import type { SearchEngine } from './search-engine.ts';
import { type SearchTool, taskWeight } from './search-tool.ts';
import type { TaskClassifier } from './task-classifier.ts';
import type { ResultTask, SearchTask } from './task-index.ts';
import { isFiller, tellingWords, wordsOf } from './words.ts';

/** Fewer words are no sentence: what they mean stands in the words themselves. */
const SENTENCE = 3;
/** A task that is said as well as this is what was meant. */
const SURE = 0.8;
/** How sure it must be (log odds) that the guide is asked: by a sentence, by one in which a phrase of a task stands, the likeliest one or another, and by two words of which neither is new. */
const IN_SCOPE = { sentence: 1.2, phrase: 0.3, agreed: -2, pair: 0.3 } as const;
/** As likely as this, a task that is said is the one that is meant. */
const AGREED = 0.5;
/** As likely as this, a task whose name begins a sentence is asked for. */
const LEAST_BEGUN = 0.3;
/** How much it speaks for the guide (beside the log odds of that) when one task is likelier than all others together. */
const ONE_TASK = 0.9;
/** So many words tell enough of themselves; what each that is lacking takes: 'dub reggae history' is near to anything. */
const TELLING = { words: 8, lacking: 1.1 } as const;
/** What speaks for the guide beside that: a task, by its score, and words that were never met, up to so many. Of everyday life more is met. */
const SPEAKS = { said: 5, unmet: 2.5, unmetAtMost: 1.8 } as const;
/** What stands before 'for', and things of which something is said: 'agents that pull numbers'. */
const HEAD = /^(?:(?<thing>(?:[^ ]+ )?[^ ]+s) (?:that|which) |(?<job>.+?) for )/;
/** What these words count beside all of them: when the task that they mean is called by one of them, and when not. */
const HEAD_SHARE = { called: 0.75, guessed: 0.5 } as const;
/** More words before 'for' are a sentence of their own. */
const CALLED_WORDS = 2;
/** How much of a sentence one task has at least, and the tasks of a tool at most, when its name is used as a word. */
const PASSING = { scope: 1.2, sentence: 0.3, tool: 0.1 } as const;
/** Words of the longest name that is looked for in a sentence. */
const LONGEST_NAME = 4;
/** So many tasks may be meant; more are guesses among many. */
const MAX_TASKS = 6;
const SHOWN_TASKS = 4;
/** The share that is left to a job with photos when a film is meant, and the other way round. */
const OTHER_MEDIUM_MEANT = 0.3;
/** The share that is left to other jobs when the first word is what one is ordered by: who wants to 'write a speech' wants no song. */
const OTHER_VERB = 0.5;
/** A task that is so much less likely than the first is not what was meant: a poster 'for a rock band' wants nothing enlarged. */
const FAR_BEHIND = 0.12;
/** A tool whose texts say less of what was typed than this says a word of it by chance. */
const LEAST_TOLD = 0.3;
/** What the score of a task that is said counts beside the share of one that is meant. */
const SAID_SHARE = 0.6;
/** So sure of one task, a long sentence asks for it, whatever phrase of everyday life stands in it. */
const SURELY_MEANT = { words: 6, share: 0.9, scope: 2 } as const;
/** Words of the longest phrase that is looked for at the beginning of a sentence, the score of a task that says it, and the share that it adds. */
const LONGEST_BEGINNING = 4;
const SAID = 1;
const BEGUN_SHARE = 0.4;
/** As many times as likely as the next is the likeliest task what was meant. */
const CLEAR = 2;
/** The first places of the task that is called by what stands before 'for'. */
const CALLED_PLACES = 3;
/** A task that is both said and meant, and clearly so, has its first places too: a name for an app wants no notes of a call. */
const SURE_ENOUGH = 1;
const CLEAR_PLACES = 2;
/** The share that is left to other jobs beside it: what a logo is for is not asked for. */
const BESIDES_CALLED = 0.5;
/** How fast the places of one task let those of the others come forward: one place, and a fifth of its share is left. */
const PLACE_COST = 4;

type Finds = Pick<Results, 'tools' | 'tasks'>;

/**
 * What is meant by all the words of a sentence together, where no task is plainly said in it: 'the lorry drowns out half
 * the talk' names no job. Several jobs may be meant; each gets its places by its share.
 * @param found what is found for the words that say a task
 * @param corrected words that were not typed: what a slip was taken for tells nothing of whether the guide is asked
 * @returns null to leave what is said as it is; nothing at all for what is asked of others
 */
export function findMeant(
  engine: SearchEngine,
  query: SearchQuery,
  found: Finds,
  corrected: ReadonlySet<string> = new Set(),
  sentence = query.folded,
): Finds | null {
  const { classifier } = engine;
  if (classifier === null) return null;
  const meant = withoutPassing(engine, classifier, sentence, found);
  const asSaid = meant === found ? null : meant;
  if (isSaid(query.folded, meant)) return asSaid;
  const best = meant.tasks[0]?.score ?? 0;
  const words = sentence.split(' ');
  const typed = words.filter((word) => !corrected.has(word)).join(' ');
  if (words.length < SENTENCE) return isOfOthers(classifier, query, typed) ? { tools: [], tasks: [] } : asSaid;
  const { shares, called } = sharesOf(engine, classifier, query, sentence);
  const likeliest = Math.max(...shares.values());
  const scope =
    classifier.scopeOf(typed) +
    ONE_TASK * Math.log(likeliest / (1 - likeliest)) +
    SPEAKS.said * best +
    SPEAKS.unmet * Math.min(SPEAKS.unmetAtMost, classifier.unmetIn(typed)) -
    TELLING.lacking * Math.max(0, TELLING.words - words.length);
  if (scope < (beginsWithJob(engine, words, shares) ? IN_SCOPE.agreed : IN_SCOPE.sentence)) {
    const isAgreed = likeliest >= AGREED && shares.get(meant.tasks[0]?.task.slug ?? '') === likeliest;
    const least = isAgreed ? IN_SCOPE.agreed : IN_SCOPE.phrase;
    return scope > least && engine.tasks.saysWithin(query.folded) ? asSaid : { tools: [], tasks: [] };
  }
  for (const task of saidAtBeginning(engine, query.matter))
    shares.set(task.slug, (shares.get(task.slug) ?? 0) + BEGUN_SHARE);
  for (const { task, score } of meant.tasks) shares.set(task.slug, (shares.get(task.slug) ?? 0) + SAID_SHARE * score);
  const meantTasks = [...shares].flatMap(([slug, score]): ResultTask[] => {
    const task = engine.tasks.bySlug(slug);
    return task ? [{ task, score }] : [];
  });
  const media = mediaIn(query.words);
  const [verb = ''] = words;
  const isOfVerb = ({ title }: SearchTask) => wordsOf(title)[0] === verb;
  const isOrder = !isFiller(verb) && meantTasks.some(({ task }) => isOfVerb(task));
  const tasks = meantTasks
    .map(({ task, score }) => ({
      task,
      score:
        score * (isOfOtherMedium(task, media) ? OTHER_MEDIUM_MEANT : 1) * (isOrder && !isOfVerb(task) ? OTHER_VERB : 1),
    }))
    .sort((a, b) => b.score - a.score)
    .filter(({ score }, _, [first]) => score >= FAR_BEHIND * (first?.score ?? 0))
    .slice(0, SHOWN_TASKS);
  const [first] = tasks;
  if (first === undefined || !isClear(tasks)) return { tasks, tools: placed(engine, query, tasks, 0) };
  if (first.task !== called)
    return { tasks, tools: placed(engine, query, tasks, first.score >= SURE_ENOUGH ? CLEAR_PLACES : 0) };
  const besides = tasks.map((one) => (one === first ? one : { ...one, score: BESIDES_CALLED * one.score }));
  return { tasks: besides, tools: placed(engine, query, besides, CALLED_PLACES) };
}

/** The tasks that the longest beginning of a text says word for word: 'record my screen with me in the corner'. */
function saidAtBeginning({ tasks }: SearchEngine, text: string): SearchTask[] {
  const words = text.split(' ');
  for (let length = Math.min(LONGEST_BEGINNING, words.length - 1); length > 1; length -= 1) {
    const begin = words.slice(0, length);
    if (!tasks.says(begin.join(' '))) continue;
    const said = tasks.find(tellingWords(begin), begin.join(' '), { isOpen: false, isKnownElsewhere: () => false });
    return said.filter(({ score }) => score >= SAID).map(({ task }) => task);
  }
  return [];
}

/** Whether the first word says the likeliest task, which is called so: a 'moodboard' of a beach is one, whatever lies on the beach. */
function beginsWithJob(
  { tasks }: SearchEngine,
  words: readonly string[],
  shares: ReadonlyMap<string, number>,
): boolean {
  const [first = ''] = words;
  const [slug = '', share = 0] = [...shares].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const likeliest = tasks.bySlug(slug);
  return share >= LEAST_BEGUN && tasks.says(first) && likeliest !== undefined && isCalledBy(likeliest, [first]);
}

/**
 * What is meant by a text. The words before 'for' count as much as all of them, and more when a task is called by them: a
 * logo 'for a pitch' is no deck.
 */
function sharesOf(
  engine: SearchEngine,
  classifier: TaskClassifier,
  query: SearchQuery,
  text: string,
): { shares: Map<string, number>; called: SearchTask | null } {
  const { groups, 0: begun = '' } = HEAD.exec(text) ?? {};
  const begin = (groups?.['thing'] ?? groups?.['job'] ?? '').split(' ');
  const head = begin.filter((word) => word !== '' && !isFiller(word));
  // 'An api for cutting out pictures' asks for what stands behind.
  const isRight = head.length > 0 && query.rest.length > 0 && !head.some((word) => query.rest.includes(word));
  const asked = isRight ? text.slice(begun.length) : head.length === 0 ? '' : begin.join(' ');
  const ofHead = asked === '' ? [] : classifier.tasksOf(asked, MAX_TASKS);
  const leading = ofHead[0] && engine.tasks.bySlug(ofHead[0].slug);
  const isCalled = leading !== undefined && begin.length <= CALLED_WORDS && isCalledBy(leading, head);
  const headWeight = leading === undefined ? 0 : isCalled ? HEAD_SHARE.called : HEAD_SHARE.guessed;
  const shares = new Map<string, number>();
  const add = (slug: string, share: number) => shares.set(slug, (shares.get(slug) ?? 0) + share);
  for (const { slug, share } of classifier.tasksOf(text, MAX_TASKS)) add(slug, share * (1 - headWeight));
  for (const { slug, share } of ofHead) add(slug, share * headWeight);
  return { shares, called: isCalled ? leading : null };
}

/**
 * What was found but for tools whose name is an ordinary word and is used as one: trainers stand 'on marble', and a shop
 * sells 'the blender'. The sentence speaks of something else when it is surely asked of the guide, and next to nothing of
 * it of the tool's own tasks.
 */
function withoutPassing(engine: SearchEngine, classifier: TaskClassifier, sentence: string, found: Finds): Finds {
  const words = sentence.split(' ');
  if (words.length <= SENTENCE || !found.tools.some(({ by }) => by === 'name')) return found;
  const shares = classifier.tasksOf(sentence, MAX_TASKS);
  if (classifier.scopeOf(sentence) < PASSING.scope || (shares[0]?.share ?? 0) < PASSING.sentence) return found;
  const isPassing = ({ by, tool }: ResultTool) =>
    by === 'name' &&
    isNamedByWords(engine, words, tool) &&
    shares.reduce((sum, { slug, share }) => sum + share * taskWeight(tool, slug), 0) < PASSING.tool;
  const tools = found.tools.filter((one) => !isPassing(one));
  return tools.length === found.tools.length ? found : { ...found, tools };
}

/** Whether every name of a tool within some words is made of ordinary words. */
function isNamedByWords(engine: SearchEngine, words: readonly string[], tool: SearchTool): boolean {
  const isWord = (word: string) =>
    engine.lexicon.products.isWord(word) || isFiller(word) || (engine.tasks.knows(word) && word.length > 2);
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_NAME); to += 1) {
      const part = words.slice(from, to);
      if (engine.names.named(part.join('')).some((one) => one.tool === tool) && !part.every(isWord)) return false;
    }
  return true;
}

/** Whether two words that were both met before are asked of others: 'camera repair'. */
function isOfOthers(classifier: TaskClassifier, { asked }: SearchQuery, typed: string): boolean {
  return asked.length === 0 && classifier.unmetIn(typed) === 0 && classifier.scopeOf(typed) < IN_SCOPE.pair;
}

/** Whether it is plain what a folded text asks for: it names a tool, says a job, or has too few words to mean anything else. */
export function isSaid(folded: string, { tools, tasks }: Finds): boolean {
  const [first] = tasks;
  const words = folded.split(' ').length;
  return (
    words === 1 ||
    (words < SENTENCE && first === undefined) ||
    tools.some(({ by }) => by === 'name' || by === 'likeness') ||
    (first === undefined ? tools.length > 0 : first.score >= SURE)
  );
}

/** Whether a long sentence means one task for sure: 'how many days does this script need', although days are counted in kitchens. */
export function isSurelyMeant({ classifier }: SearchEngine, folded: string): boolean {
  if (classifier === null || folded.split(' ').length < SURELY_MEANT.words) return false;
  const [likeliest] = classifier.tasksOf(folded, 1);
  return (likeliest?.share ?? 0) >= SURELY_MEANT.share && classifier.scopeOf(folded) >= SURELY_MEANT.scope;
}

/** Whether the first task is so much likelier than the next that it is what was meant. */
function isClear([first, next]: readonly ResultTask[]): boolean {
  return (first?.score ?? 0) >= CLEAR * (next?.score ?? 0);
}

/**
 * The tools of some tasks: each next place goes to the task that has most of its share left.
 * @param ofFirst so many places the first task has before all others
 */
function placed(engine: SearchEngine, query: SearchQuery, tasks: readonly ResultTask[], ofFirst: number): ResultTool[] {
  const lines = tasks.map(({ task, score }) => ({
    task,
    score,
    places: 0,
    tools: ranked(rateTools(engine, query, [{ task, score: 1 }], false), query).filter(({ by }) => by === 'task'),
  }));
  const told = toldBy(
    engine,
    query,
    lines.flatMap((line) => line.tools),
  );
  const taken = new Set<number>();
  const tools: ResultTool[] = [];
  while (true) {
    for (const line of lines) while (line.tools[0] && taken.has(line.tools[0].tool.id)) line.tools.shift();
    const left = ({ task, score, places }: (typeof lines)[number]) =>
      task === tasks[0]?.task && places < ofFirst ? 1 + score : score / (1 + PLACE_COST * places);
    const [next] = lines.filter((line) => line.tools.length > 0).sort((a, b) => left(b) - left(a));
    const found = next?.tools.shift();
    if (!next || !found) return tools;
    tools.push({ ...found, score: left(next), by: 'meaning', suits: suits(found, query), told: told(found) });
    taken.add(found.tool.id);
    next.places += 1;
  }
}

/** How much of what was typed the texts of a tool say, against the one of some tools whose texts say most. */
function toldBy(
  engine: SearchEngine,
  { matter, words }: SearchQuery,
  found: readonly ResultTool[],
): (one: ResultTool) => number {
  const shares = engine.texts.find(engine.texts.statedIn(matter.split(' '), words));
  const shareOf = ({ tool }: ResultTool) => shares.get(tool) ?? 0;
  const most = Math.max(LEAST_TOLD, ...found.map(shareOf));
  return (one) => (shareOf(one) < LEAST_TOLD ? 0 : shareOf(one) / most);
}
