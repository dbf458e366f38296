import { FIT_WEIGHTS } from '#domain/task/task-tools.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import { correctWords } from './correct-words.ts';
import { foldText } from './fold-text.ts';
import { joinedName, type Named } from './name-index.ts';
import { nearestTools, PLACE_STEP, taskWeight } from './nearest-tools.ts';
import { readWish, type Wish } from './read-wish.ts';
import { type Askable, tasksAbout } from './rights-words.ts';
import { slipsAllowed } from './spelling.ts';
import { typingDistance } from './typing-distance.ts';
import { type SearchEngine, stemsOf } from './search-engine.ts';
import type { SearchTool } from './search-tool.ts';
import type { FoundTask, SearchTask } from './task-index.ts';

/** A tool that answers, and why. */
export interface FoundTool {
  tool: SearchTool;
  score: number;
  /** The task that it was found for; null when it was found by name, rights or text. */
  task: SearchTask | null;
  fit: Fit | null;
  by: 'name' | 'task' | 'likeness' | 'rights' | 'text';
}

/** What a search finds. */
export interface Found {
  /** What was searched for instead of what was typed, when slips were put right; null else. */
  didYouMean: string | null;
  tools: readonly FoundTool[];
  tasks: readonly FoundTask[];
}

/** What each way of being found counts. */
export const SEARCH_WEIGHTS = {
  /** A name that is all of what was typed, and one that is a part of it. */
  wholeName: 3,
  partOfName: 1.5,
  /** A part that is an everyday word as well: 'make', 'later'. */
  everydayName: 0.15,
  /** Further tasks besides the one that fits best. */
  furtherTasks: [0.25, 0.1],
  /** What is left to a near tool that has nothing to do with the further words. */
  likenessAlone: 0.4,
  /** What its texts say, beside its tasks. */
  text: 0.35,
  /** A task that is about the rights asked for. */
  taskAboutRights: 0.3,
  /** Each further right that a tool grants, when nothing but rights is asked for. */
  furtherRights: 0.05,
  /** What is left to a tool that costs something when 'free' is asked, and to one that is not known to be cheap. */
  notFree: 0.1,
  notCheap: 0.12,
  /** What is left to a tool that grants nothing of the rights asked for. */
  notGranted: 0.15,
} as const;

/** Least share of the words that a tool's own texts must say when no task does. */
const LEAST_TEXT = 0.75;
/** Least score of a tool, against the best one. */
const LEAST_SHARE = 0.15;
const MOST_NAMES = 24;
/** Words by which another tool is asked for. */
const ASKS_FOR_ANOTHER = /^(alternativ|replac|substitut|competitor|clone|instead|switch|similar)/;

/**
 * Finds the tools and tasks that answer what somebody typed, best first. Reads names, tasks, texts, rights and prices,
 * and nothing about money paid to us. What is misspelt is put right and said. Nonsense finds nothing.
 */
export function searchGuide(engine: SearchEngine, typed: string): Found {
  const folded = foldText(typed);
  if (folded === '') return { didYouMean: null, tools: [], tasks: [] };
  const isOpen = !/\s$/.test(typed);
  const corrected = namesWhole(engine, folded)
    ? { text: folded, isChanged: false }
    : correctWords(engine, folded, isOpen);
  const found = findFor(engine, readWish(corrected.text), { isOpen, isCorrected: corrected.isChanged });
  const isAnswered = found.tools.length > 0 || found.tasks.length > 0;
  if (corrected.isChanged && isAnswered) return { ...found, didYouMean: corrected.text };
  return { ...found, didYouMean: nameMeant(engine, folded) };
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
interface Manner {
  /** Whether the last word may still go on. */
  isOpen: boolean;
  /** Whether slips were put right: then a lone word that answers is not enough. */
  isCorrected: boolean;
}

function findFor(engine: SearchEngine, wish: Wish, manner: Manner): Omit<Found, 'didYouMean'> {
  const compared = wish.sides.flatMap((side) => bestNamed(engine, side) ?? []);
  if (compared.length > 1 && compared.length === wish.sides.length) return comparison(engine, compared);
  const left = wish.insteadOf === null ? freeInsteadOf(engine, wish) : allNamed(engine, wish.insteadOf.named);
  if (left.length > 0) return instead(engine, left, wish);
  const tasks = findTasks(engine, wish, manner);
  return { tasks, tools: ranked(rateTools(engine, wish, tasks, manner), wish) };
}

/** 'free midjourney' wants another tool when the named one costs something. */
function freeInsteadOf(engine: SearchEngine, { price, words }: Wish): SearchTool[] {
  const [named] = price === 'free' ? engine.names.named(words.join('')) : [];
  return named && named.sure > 0.9 && !named.tool.isFree ? [named.tool] : [];
}

function findTasks(engine: SearchEngine, wish: Wish, { isOpen, isCorrected }: Manner): FoundTask[] {
  const isKnownElsewhere = (stem: string) => !isCorrected && engine.texts.knows(stem);
  const options = { isOpen, isKnownElsewhere };
  const found = engine.tasks.find(wish.words, wish.matter, options);
  if (wish.rest.length === wish.words.length || wish.rest.length === 0) return found;
  // 'self hosted automation': the matter is automation; that it runs at home is weighed by the tools' own rights.
  const best = new Map(found.map(({ task, score }) => [task, score]));
  for (const { task, score } of engine.tasks.find(wish.rest, wish.rest.join(' '), options))
    best.set(task, Math.max(score, best.get(task) ?? 0));
  return [...best].map(([task, score]) => ({ task, score })).sort((a, b) => b.score - a.score);
}

function namesWhole(engine: SearchEngine, folded: string): boolean {
  return engine.names.named(folded.replaceAll(' ', '')).length > 0;
}

/** The tool that a text names: all of it, or its longest beginning that is a name. */
function bestNamed(engine: SearchEngine, text: string): SearchTool | null {
  const words = text.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const named = engine.names.named(words.slice(0, length).join(''));
    const [best] = [...named].sort((a, b) => b.sure - a.sure || Number(b.tool.isAlive) - Number(a.tool.isAlive));
    if (best && best.sure > 0.6) return best.tool;
  }
  return null;
}

/** The tool that a text names or, when it names a maker of several, all of theirs. */
function allNamed(engine: SearchEngine, text: string): SearchTool[] {
  const one = bestNamed(engine, text);
  return one ? [one] : engine.names.named(text.replaceAll(' ', '')).map(({ tool }) => tool);
}

/** The compared tools in the order of what was typed, then what is near to them. */
function comparison(engine: SearchEngine, compared: readonly SearchTool[]): Omit<Found, 'didYouMean'> {
  const named = compared.map(
    (tool, index): FoundTool => ({ tool, score: 5 - index / 10, task: null, fit: null, by: 'name' }),
  );
  const near = nearestToAll(engine, compared).map(
    ([tool, score]): FoundTool => ({ tool, score, task: null, fit: null, by: 'likeness' }),
  );
  return {
    tasks: sharedTasks(engine, compared),
    tools: [...named, ...sorted(near)].filter(({ score }) => score > LEAST_SHARE),
  };
}

/** What is near to some tools, narrowed by price, rights and further words. */
function instead(engine: SearchEngine, left: readonly SearchTool[], wish: Wish): Omit<Found, 'didYouMean'> {
  const names = left.map(({ name, maker, names: others }) => foldText([name, maker, ...others].join(' '))).join(' ');
  const rest = wish.words.filter((word) => !names.includes(word) && !ASKS_FOR_ANOTHER.test(word));
  const options = { isOpen: false, isKnownElsewhere: (stem: string) => engine.texts.knows(stem) };
  const tasks = rest.length > 0 ? engine.tasks.find(rest, rest.join(' '), options) : [];
  const rated = nearestToAll(engine, left).map(([tool, nearness]): FoundTool => {
    const forRest = Math.max(0, ...tasks.map(({ task, score }) => score * taskWeight(tool, task.slug)));
    const score = nearness * (tasks.length === 0 ? 1 : SEARCH_WEIGHTS.likenessAlone + forRest);
    return { tool, score, task: null, fit: null, by: 'likeness' };
  });
  return { tools: ranked(rated, wish), tasks: tasks.length > 0 ? tasks : sharedTasks(engine, left) };
}

/** The nearness of other tools to some, on average. */
function nearestToAll(engine: SearchEngine, tools: readonly SearchTool[]): [SearchTool, number][] {
  const nearness = new Map<SearchTool, number>();
  for (const tool of tools)
    for (const near of nearestTools(tool, engine.tools))
      nearness.set(near.tool, (nearness.get(near.tool) ?? 0) + near.nearness / tools.length);
  const left = new Set(tools);
  return [...nearness].filter(([tool]) => !left.has(tool));
}

/** The first tasks of some tools: what one came for. */
function sharedTasks(engine: SearchEngine, tools: readonly SearchTool[]): FoundTask[] {
  const slugs = [...new Set(tools.flatMap(({ tasks }) => tasks.slice(0, 3).map(({ task }) => task)))];
  return slugs.flatMap((slug) => engine.tasks.bySlug(slug) ?? []).map((task) => ({ task, score: 1 }));
}

function rateTools(engine: SearchEngine, wish: Wish, tasks: readonly FoundTask[], { isOpen }: Manner): FoundTool[] {
  const names = rateNames(engine, wish, isOpen);
  const stems = stemsOf(wish.words);
  const texts = engine.texts.find(stems);
  const best = tasks[0]?.score ?? 0;
  // A task that answers much worse than the best one counts for little.
  const weights = new Map(tasks.map(({ task, score }) => [task.slug, { task, weight: score * (score / best) ** 2 }]));
  const isOnlyRights = wish.asked.length > 0 && wish.rest.length === 0;
  const isOnlyPrice = wish.price !== null && wish.words.length === 0;
  const about = isOnlyRights ? tasksAbout(wish.asked) : [];
  return engine.tools.flatMap((tool): FoundTool[] => {
    const [first, ...further] = tasksFoundOf(tool, weights);
    const share = texts.get(tool) ?? 0;
    const name = names.get(tool) ?? 0;
    const tasksScore =
      (first?.score ?? 0) +
      SEARCH_WEIGHTS.furtherTasks.reduce((sum, weight, index) => sum + weight * (further[index]?.score ?? 0), 0);
    const textScore = share >= (first ? 0.3 : LEAST_TEXT) ? SEARCH_WEIGHTS.text * share ** 2 : 0;
    const rightsScore = isOnlyRights
      ? grantedShare(tool, wish.asked) * (1 + SEARCH_WEIGHTS.furtherRights * tool.granted.length) +
        SEARCH_WEIGHTS.taskAboutRights * Math.max(0, ...about.map((slug) => taskWeight(tool, slug)))
      : 0;
    const priceScore = isOnlyPrice && priceFactor(tool, wish) === 1 ? 1 : 0;
    const alive = tool.isAlive ? 1 : 0.05;
    const score = name + ((isOnlyRights ? 0 : tasksScore + textScore) + rightsScore + priceScore) * alive;
    if (score === 0) return [];
    const by = name > 0.5 ? 'name' : first ? 'task' : rightsScore > 0 ? 'rights' : 'text';
    return [{ tool, score, task: first?.task ?? null, fit: first?.fit ?? null, by }];
  });
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
    found.push({ task: known.task, fit, score: known.weight * FIT_WEIGHTS[fit] * (1 - PLACE_STEP * place) });
  }
  return found.length > 1 ? found.sort((a, b) => b.score - a.score) : found;
}

/** What each tool's names count for what was typed. */
function rateNames(engine: SearchEngine, wish: Wish, isOpen: boolean): Map<SearchTool, number> {
  const rates = new Map<SearchTool, number>();
  const rate = ({ tool, sure }: Named, weight: number) => {
    rates.set(tool, Math.max(rates.get(tool) ?? 0, sure * weight));
  };
  const all = wish.matter.split(' ');
  for (let from = 0; from < all.length; from += 1) {
    for (let to = from + 1; to <= Math.min(all.length, from + 4); to += 1) {
      const words = all.slice(from, to);
      const isWhole = words.length === all.length;
      const isEveryday = words.length === 1 && engine.tasks.knows(words[0] ?? '');
      const weight = isWhole
        ? SEARCH_WEIGHTS.wholeName
        : isEveryday
          ? SEARCH_WEIGHTS.everydayName
          : SEARCH_WEIGHTS.partOfName;
      for (const named of engine.names.named(words.join(''))) rate(named, weight);
    }
  }
  for (const named of engine.names.named(wish.words.join(''))) rate(named, SEARCH_WEIGHTS.wholeName);
  const joined = all.join('');
  if (isOpen && joined.length > 1) {
    const isEveryday = all.every((word) => engine.tasks.knows(word));
    for (const named of engine.names.beginning(joined, MOST_NAMES))
      rate(named, isEveryday ? SEARCH_WEIGHTS.everydayName : SEARCH_WEIGHTS.partOfName);
  }
  return rates;
}

/** The share of what is asked that a tool grants. */
function grantedShare({ granted }: SearchTool, asked: readonly Askable[]): number {
  return asked.filter((one) => granted.includes(one)).length / asked.length;
}

/** Weighs price and rights in, leaves out what is far behind, and sorts. */
function ranked(rated: readonly FoundTool[], wish: Wish): FoundTool[] {
  const weighed = rated.map((found) => ({
    ...found,
    score: found.score * priceFactor(found.tool, wish) * rightsFactor(found.tool, wish),
  }));
  const best = Math.max(0, ...weighed.map(({ score }) => score));
  return sorted(weighed.filter(({ score }) => score >= best * LEAST_SHARE));
}

function priceFactor({ isFree, monthly }: SearchTool, { price }: Wish): number {
  if (price === null || isFree) return 1;
  if (price === 'free') return SEARCH_WEIGHTS.notFree;
  if (monthly === null) return SEARCH_WEIGHTS.notCheap;
  return monthly <= 10 ? 1 : monthly <= 20 ? 0.85 : monthly <= 50 ? 0.6 : SEARCH_WEIGHTS.notCheap;
}

function rightsFactor(tool: SearchTool, { asked }: Wish): number {
  if (asked.length === 0) return 1;
  return SEARCH_WEIGHTS.notGranted + (1 - SEARCH_WEIGHTS.notGranted) * grantedShare(tool, asked);
}

/** Scores that differ by less than this are equal: then fit decides, then what is confirmed, then the editors' choice, then age. */
const EQUAL = 0.005;

function sorted(found: readonly FoundTool[]): FoundTool[] {
  const rank = ({ score }: FoundTool) => Math.round(score / EQUAL);
  const weight = ({ fit }: FoundTool) => (fit === null ? 0 : FIT_WEIGHTS[fit]);
  return found.toSorted(
    (a, b) =>
      rank(b) - rank(a) ||
      weight(b) - weight(a) ||
      b.tool.confirmed - a.tool.confirmed ||
      Number(b.tool.isPick) - Number(a.tool.isPick) ||
      a.tool.id - b.tool.id,
  );
}
