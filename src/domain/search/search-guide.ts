import { isThingLeft, readAversion } from './aversion.ts';
import { correctWords } from './correct-words.ts';
import { asksForAnother, comparison, instead, likened, otherThanNamed } from './find-others.ts';
import { findMeant, isSurelyMeant } from './find-meant.ts';
import { isOfOtherMedium, mediaIn, OTHER_MEDIUM } from './media.ts';
import { foldText } from './fold-text.ts';
import type { Results, ResultTool } from './search-results.ts';
import { joinedName } from './name-index.ts';
import { ranked } from './order-results.ts';
import { allNamed, bestNamed } from './rate-names.ts';
import { asksWhetherMade, explainUnsupported } from './not-read.ts';
import { isCalledBy, restsOnOneWord } from './rests-on-one-word.ts';
import type { SearchTool } from './search-tool.ts';
import { rateTools } from './rate-tools.ts';
import { isOfPrice, parseQuery, type SearchQuery } from './parse-query.ts';
import type { SearchEngine } from './search-engine.ts';
import { slipsAllowed } from './spelling.ts';
import type { ResultTask, SearchTask } from './task-index.ts';
import { typingDistance } from './typing-distance.ts';
import { isOfWorking, tasksAbout } from './rights-words.ts';
import { isFiller, stemOf, tellingWords, wordsOf } from './words.ts';

/** So many telling words make a sentence: of it a smaller share is enough when nothing answers else. */
const SENTENCE = 3;
/** The score of a task that is about running at home, when that is asked and a word of it is said. */
const AT_HOME = 1.2;
/** Words of the longest of what is said for tasks that is looked for in a sentence. */
const LONGEST_SAID = 6;
/** A task with this score says it word for word. */
const SAID = 1;
/** The share that what stands before 'for' leaves at least to the tasks that say it. */
const HEAD = 0.4;
/** The share that is left to the tasks that say what stands behind it better than what stands before: a logo 'for a pitch' is no deck. */
const BEHIND = 0.7;
/** What a task counts that carries a thing into a language, against the best that is said; and when it may be made in it. */
const CARRIED = 1.2;
const MADE_IN = 0.6;
/** A film in another language may be subtitled as well. */
const SUBTITLED = 0.6;
const ENGLISH = /\b(?:english|englisch|anglais|ingles|inglese|engels)\b/;
/** Tasks that are done in any language as they are. */
const IN_ANY_LANGUAGE: ReadonlySet<string> = new Set(['add-subtitles', 'make-a-voice-over']);
/** Tasks that are done in the language of what is there, unless it is to be carried over: a talk in Swedish is transcribed in Swedish. */
const IN_ITS_LANGUAGE: ReadonlySet<string> = new Set([
  'polish-text',
  'read-scientific-papers',
  'summarise-documents',
  'take-meeting-notes',
  'transcribe-a-recording',
]);
/** A thing that a task says so well is what the task is about. */
const HATED = 0.6;
/** Tasks that take a thing away: who hates noise wants just them. */
const RIDS = /^(Remove|Clean|Restore|Sharpen|Separate|Retouch|Take)\b/;
/** Asks for another tool in words that are read as they stand. */
const ASKS_PLAINLY = /\balternatives? to\b|\b(?:instead of|rather than) [^ ]+$/;

/**
 * Finds the tools and tasks that answer what somebody typed, best first. Reads names, tasks, texts, rights and prices,
 * and nothing about money paid to us. What is misspelt is put right and said. Nonsense finds nothing.
 */
export function searchGuide(engine: SearchEngine, typed: string): Results {
  const folded = foldText(typed);
  return {
    ...findTyped(engine, typed, folded),
    notRead: explainUnsupported(folded) ?? languagesUnread(engine, folded),
  };
}

/** What is said to somebody who wants a result in a language: entries do not list those that a tool knows. English is known by all. */
function languagesUnread(engine: SearchEngine, folded: string): string | null {
  if (ENGLISH.test(folded) || engine.lexicon.languages.goalOf(folded) === null) return null;
  return 'Entries do not list the languages a tool knows: try yours before you pay.';
}

/** What answers, apart from what no entry could. */
type Answers = Omit<Results, 'notRead'>;
/** What answers, whatever was meant by the words. */
type Finds = Omit<Answers, 'didYouMean'>;

function findTyped(engine: SearchEngine, typed: string, folded: string): Answers {
  if (folded === '') return { didYouMean: null, tools: [], tasks: [] };
  const isOpen = !/\s$/.test(typed);
  if (namesWhole(engine, folded))
    return {
      ...withTheirJob(engine, folded, findFor(engine, parseQuery(folded), { isOpen, isCorrected: false })),
      didYouMean: nameMeant(engine, folded),
    };
  const isOfOthers = engine.lexicon.life.isAskedIn(folded) && !isSurelyMeant(engine, folded);
  if (/^\d+$/.test(folded) || isOfOthers || asksWhetherMade(folded)) return { didYouMean: null, tools: [], tasks: [] };
  const aversion = engine.tasks.says(folded) ? null : readAversion(folded);
  const left = aversion && nameLeft(engine, aversion.named);
  if (aversion && left && !ASKS_PLAINLY.test(folded)) {
    const asked = `alternative to ${left} ${aversion.besides}`.trim();
    return findTyped(engine, `${asked} `, asked);
  }
  const language = languageGoal(engine, folded);
  const ours = (word: string) => isOurs(engine, word);
  const named = engine.lexicon.products.nameJobs(language?.text ?? folded, ours, (phrase) => isNamed(engine, phrase));
  const english = engine.lexicon.foreign.translate(named.text, ours);
  const corrected = correctWords(engine, english, isOpen);
  const plain = engine.tasks.says(corrected.text)
    ? corrected.text
    : engine.lexicon.plain.replaceIn(corrected.text, (word) => saysStem(engine, word), true);
  const all = findFor(engine, parseQuery(plain), {
    isOpen,
    isCorrected: corrected.isChanged,
    sentence: isMet(engine, english, corrected.text) ? english : corrected.text,
    corrected: new Set(corrected.text.split(' ')).difference(new Set(english.split(' '))),
    language,
    unwanted: aversion && named.text === folded ? aversion.named : null,
  });
  const found = { ...all, tools: without(engine, all.tools, named.insteadOf) };
  const isAnswered = found.tools.length > 0 || found.tasks.length > 0;
  if (corrected.text !== named.text && isAnswered) return { ...found, didYouMean: corrected.text };
  return { ...found, didYouMean: nameMeant(engine, folded) };
}

/**
 * What a name finds, and behind it what does the job that people know this name for: 'dall e' is ChatGPT and a picture
 * generator. Behind tools that are shut down stands what is near to them.
 */
function withTheirJob(engine: SearchEngine, folded: string, found: Finds): Finds {
  const job = engine.lexicon.products.jobOf(folded);
  const gone = found.tools.map(({ tool }) => tool);
  const isGone = gone.length > 0 && gone.every(({ isAlive }) => !isAlive);
  if (job === undefined && !isGone) return found;
  const others = isGone
    ? instead(engine, gone, parseQuery(''))
    : findFor(engine, parseQuery(job ?? ''), { isOpen: false, isCorrected: false });
  const known = new Set(found.tools.map(({ tool }) => tool));
  return { tasks: others.tasks, tools: [...found.tools, ...others.tools.filter(({ tool }) => !known.has(tool))] };
}

/** Finds without the tool of this name. */
function without(engine: SearchEngine, tools: readonly ResultTool[], name: string | null): readonly ResultTool[] {
  if (name === null) return tools;
  const named = new Set(engine.names.named(joinedName(name)).map(({ tool }) => tool));
  return tools.filter(({ tool }) => !named.has(tool));
}

/** The name that is written when what was typed is a known slip of it: 'midjurney' stands among Midjourney's names. */
function nameMeant(engine: SearchEngine, folded: string): string | null {
  const joined = folded.replaceAll(' ', '');
  const [named, ...others] = engine.names.named(joined);
  if (!named || others.length > 0) return null;
  const own = joinedName(named.tool.name);
  const slips = typingDistance(joined.length > own.length ? joined : own, joined.length > own.length ? own : joined, 2);
  return joined !== own && slipsAllowed(joined) > 0 && slips <= 2 && !own.includes(joined) ? named.tool.name : null;
}

/** How what was typed is to be taken. */
interface FindOptions {
  /** Whether the last word may still go on. */
  isOpen: boolean;
  /** Whether slips were put right: then a lone word that answers is not enough. */
  isCorrected: boolean;
  /** Words that were not typed: what slips were taken for. */
  corrected?: ReadonlySet<string>;
  /** What was typed, before words were put in those of the guide. */
  sentence?: string;
  /** The task that carries what is named into another language. */
  language?: GoalTask | null;
  /** What is said not to be wanted. */
  unwanted?: string | null;
}

/** A task that what was typed asks for by a language. */
interface GoalTask {
  text: string;
  isCarried: boolean;
  isSure: boolean;
  slug: 'dub-a-video' | 'translate-text';
}

function findFor(engine: SearchEngine, query: SearchQuery, options: FindOptions): Finds {
  const found = findAll(engine, query, options);
  return options.unwanted ? withoutThing(engine, query, found, options.unwanted) : found;
}

function findAll(engine: SearchEngine, query: SearchQuery, options: FindOptions): Finds {
  const compared = query.sides.flatMap((side) => bestNamed(engine, side) ?? []);
  if (compared.length > 1 && compared.length === query.sides.length) return comparison(engine, compared);
  const left = query.insteadOf === null ? otherThanNamed(engine, query) : allNamed(engine, query.insteadOf.named);
  if (left.length > 0) return instead(engine, left, query);
  const alike = query.insteadOf === null ? likened(engine, query) : null;
  if (alike) return alike;
  const besides = () => ({
    tasks: [],
    tools: namedAlone(engine, query).filter(({ tool }) => !isOfWords(engine, query, tool)),
  });
  const found = findSaid(engine, query, options) ?? besides();
  return findMeant(engine, query, found, options.corrected, options.sentence) ?? found;
}

/** What the words say; null when they are of everyday life, or of something else but for one of them. */
function findSaid(engine: SearchEngine, query: SearchQuery, options: FindOptions): Finds | null {
  const { language } = options;
  if (!language && isOfLife(engine, query)) return null;
  const said = findTasks(engine, query, options);
  const tasks = language ? withLanguage(engine, said, language) : said;
  if (!language && query.insteadOf === null && restsOnOneWord(engine, query, tasks, options.corrected)) return null;
  return { tasks, tools: ranked(rateTools(engine, query, tasks, options.isOpen), query) };
}

/** Tasks with the one that a language asks for: before all others when what is there is to be carried over. */
function withLanguage(
  engine: SearchEngine,
  said: readonly ResultTask[],
  { slug, isCarried, isSure }: GoalTask,
): ResultTask[] {
  const best = said[0]?.score ?? 0;
  const first = said[0]?.task.slug ?? '';
  if (IN_ANY_LANGUAGE.has(first) || (!isCarried && IN_ITS_LANGUAGE.has(first))) return [...said];
  const score = isSure || best < SAID ? CARRIED * Math.max(SAID, best) : MADE_IN * best;
  const added = new Map<string, number>([
    [slug, score],
    ...(slug === 'dub-a-video' ? [['add-subtitles', SUBTITLED * score] as const] : []),
  ]);
  const others = said.filter(({ task, score: own }) => own > (added.get(task.slug) ?? 0));
  const goals = [...added].flatMap(([slug, score]): ResultTask[] => {
    const task = engine.tasks.bySlug(slug);
    return task && !others.some((other) => other.task === task) ? [{ task, score }] : [];
  });
  return [...others, ...goals].sort((a, b) => b.score - a.score);
}

/** The task that a language asks for; null when none is named as the goal, or nothing that could be carried into it. */
function languageGoal(engine: SearchEngine, folded: string): GoalTask | null {
  const { foreign, languages } = engine.lexicon;
  const goal = engine.tasks.says(folded) ? null : languages.goalOf(folded);
  const slug = goal && languages.jobOn(foreign.translate(goal.text, (word) => isOurs(engine, word)));
  return goal && slug ? { ...goal, slug } : null;
}

/** The tool or product that is named at the beginning of what is not wanted; null when it is neither. */
function nameLeft(engine: SearchEngine, named: string): string | null {
  const words = named.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const isWord = engine.lexicon.products.isWord(name) || engine.tasks.words.has(name);
    if (!isWord && (isNamed(engine, name) || engine.lexicon.products.jobOf(name) !== undefined)) return name;
  }
  return null;
}

/** Finds without a thing that is not wanted: who hates stock photos wants pictures that are made. */
function withoutThing(engine: SearchEngine, query: SearchQuery, found: Finds, thing: string): Finds {
  if (!isThingLeft(thing)) return found;
  const words = tellingWords(wordsOf(thing));
  const ofThing = engine.tasks.find(words, words.join(' '), { isOpen: false, isKnownElsewhere: () => false });
  const left = ofThing.find(
    ({ task, score }) => score >= HATED && isCalledBy(task, words) && !RIDS.test(task.title),
  )?.task;
  const others = (tasks: readonly ResultTask[]) => tasks.filter(({ task }) => task !== left);
  const tasks = others(found.tasks).length > 0 ? others(found.tasks) : others(ofThing);
  if (left === undefined || tasks.length === 0) return found;
  const rated = rateTools(engine, { ...query, insteadOf: null }, tasks, false);
  return {
    tasks,
    tools: ranked(rated, query).filter(({ tool, by }) => by === 'name' || tool.tasks[0]?.task !== left.slug),
  };
}

function findTasks(engine: SearchEngine, query: SearchQuery, { isOpen, isCorrected }: FindOptions): ResultTask[] {
  const isKnownElsewhere = (stem: string) => !isCorrected && engine.texts.knows(stem);
  const find = (words: readonly string[], typed: string, isLenient = false) =>
    engine.tasks.find(words, typed, { isOpen, isCorrected, isKnownElsewhere, isLenient, sentence: query.folded });
  // 'edit pictures on an android phone': where it works is no part of the job.
  const isElsewhere =
    query.asked.length === 0 &&
    query.rest.length > 0 &&
    query.hoped.some(isOfWorking) &&
    !engine.tasks.says(query.matter);
  const found = isElsewhere ? find(query.rest, query.rest.join(' ')) : find(query.words, query.matter);
  // 'mural alternative' names no tool of the guide, but a neighbour that some task knows.
  const asked = query.insteadOf === null ? [] : query.words.filter((word) => !asksForAnother(word));
  const { rest: behind, named: left } = query.insteadOf ?? { rest: '', named: '' };
  const named = left === '' ? [] : tellingWords((behind === '' ? left : behind).split(' '));
  // 'self hosted automation': the matter is automation; that it runs at home is weighed by the tools' own rights.
  // 'connect gmail with notion': the name of a tool is no part of the job.
  const unnamed = query.rest.filter((word) => engine.tasks.knows(word) || !isNamed(engine, word));
  const isOfJob = (word: string) => engine.tasks.knows(word) && !engine.lexicon.life.keeps(word) && !isOfPrice(word);
  const job = unnamed.some(isOfJob) ? unnamed : [];
  const without = [asked, named, query.rest, job].filter(
    (words) => words.length > 0 && words.length < query.words.length,
  );
  const best = new Map<SearchTask, number>();
  const add = (tasks: readonly ResultTask[], weight: (known: number, score: number) => number) => {
    for (const { task, score } of tasks) best.set(task, weight(best.get(task) ?? 0, score));
  };
  add(found, (_, score) => score);
  for (const words of without) add(find(words, words.join(' ')), Math.max);
  // 'storyboards for a tv spot' asks for storyboards.
  const [head = '', ...rest] = query.matter.split(' for ');
  const headWords = tellingWords(wordsOf(head));
  const ofHead = rest.length === 0 || headWords.every(isFiller) ? [] : find(headWords, headWords.join(' '));
  const sure = ofHead.filter(({ task, score }) => score >= SAID || isCalledBy(task, headWords));
  if (sure.length > 0) {
    const isSure = new Set(sure.map(({ task }) => task));
    const inHead = new Map(ofHead.map(({ task, score }) => [task, score]));
    for (const [task, score] of best)
      if (!isSure.has(task)) best.set(task, Math.max(Math.min(score, inHead.get(task) ?? 0), BEHIND * score));
    add(sure, (known, score) => Math.max(known, HEAD * score));
  }
  // 'transcribe interviews without internet': what does not run at home is not wanted.
  for (const slug of query.asked.includes('own computer') ? tasksAbout(['own computer']) : []) {
    const task = engine.tasks.bySlug(slug);
    if (task && query.rest.some((word) => engine.tasks.saysOf(task, stemOf(word))))
      add([{ task, score: AT_HOME }], Math.max);
  }
  if (best.size === 0 && query.words.length >= SENTENCE && !isCorrected) return find(query.words, query.matter, true);
  const media = mediaIn(query.words);
  return [...best]
    .map(([task, score]) => ({
      task,
      score: score < SAID && isOfOtherMedium(task, media) ? OTHER_MEDIUM * score : score,
    }))
    .sort((a, b) => b.score - a.score);
}

/** Whether what was typed is of everyday life alone: 'final tickets' asks for no job, though a job says 'final'. */
function isOfLife(engine: SearchEngine, { words, matter, asked }: SearchQuery): boolean {
  if (asked.length > 0 || engine.tasks.says(matter)) return false;
  const isOfJob = (word: string) => engine.tasks.knows(word) && !engine.lexicon.life.keeps(word);
  return (
    words.some((word) => engine.lexicon.life.has(word)) &&
    !words.some(isOfJob) &&
    saidIn(engine, matter, 2).length === 0
  );
}

/** What is said for a task, word for word, within a text: 'passport photo'. */
function saidIn(engine: SearchEngine, text: string, leastWords: number): string[] {
  const words = text.split(' ');
  return words.flatMap((_, from) =>
    Array.from({ length: LONGEST_SAID + 1 - leastWords }, (_, more) =>
      words.slice(from, from + leastWords + more),
    ).flatMap((part, more) =>
      part.length === leastWords + more && engine.tasks.says(part.join(' ')) ? [part.join(' ')] : [],
    ),
  );
}

/** Whether what names a tool means something else in a sentence: a 'runway' is closed, an 'otter' swims. */
function isOfWords(engine: SearchEngine, { words }: SearchQuery, tool: SearchTool): boolean {
  const named = (word: string) => engine.names.named(word);
  const naming = words.filter((word) => named(word).some((one) => one.tool === tool));
  const others = words.filter((word) => named(word).length === 0);
  if (naming.length === 0 || others.length === 0) return false;
  const isOfLife = others.length > 1 && others.some((word) => engine.lexicon.life.has(word));
  return isOfLife || naming.every((word) => engine.lexicon.products.isWord(word));
}

/** What was typed by its names alone. */
function namedAlone(engine: SearchEngine, query: SearchQuery): ResultTool[] {
  const named = rateTools(engine, { ...query, words: [], rest: [], asked: [], price: null }, [], false);
  return ranked(
    named.filter(({ by, tool }) => by === 'name' && tool.isAlive),
    query,
  );
}

/** Whether the guide says a word or phrase as it stands, or calls a tool so. */
function isOurs(engine: SearchEngine, word: string): boolean {
  return engine.tasks.words.has(word) || engine.tasks.says(word) || engine.names.named(joinedName(word)).length > 0;
}

/** Whether a phrase names a tool, with or without the number of a version. */
function isNamed(engine: SearchEngine, phrase: string): boolean {
  return [phrase, phrase.replace(/ \d+$/, '')].some((name) => engine.names.named(joinedName(name)).length > 0);
}

/** Whether the guide says a word, in this or another form, or a phrase, or calls a tool so. */
function saysStem(engine: SearchEngine, word: string): boolean {
  return isFiller(word) || engine.tasks.knows(word) || isOurs(engine, word);
}

function namesWhole(engine: SearchEngine, folded: string): boolean {
  return engine.names.named(folded.replaceAll(' ', '')).length > 0;
}

/** Whether what was typed holds no word that is new beside what its slips were taken for: 'dares' is no slip of 'dress'. */
function isMet({ classifier }: SearchEngine, typed: string, corrected: string): boolean {
  return classifier !== null && classifier.unmetIn(typed) <= classifier.unmetIn(corrected);
}
