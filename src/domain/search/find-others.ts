import { nearnessAmong } from '#domain/tool/nearest-tools.ts';
import { foldText } from './fold-text.ts';
import type { Results, ResultTool } from './search-results.ts';
import { MIN_SHARE, ranked, sorted } from './order-results.ts';
import type { SearchQuery } from './parse-query.ts';
import { type Askable, tasksAbout } from './rights-words.ts';
import type { SearchEngine } from './search-engine.ts';
import { type SearchTool, taskWeight } from './search-tool.ts';
import { SEARCH_WEIGHTS } from './search-weights.ts';
import { tellingWords } from './words.ts';
import type { ResultTask } from './task-index.ts';

const ASKS_FOR_ANOTHER =
  /^(alternativ|replac|substitut|competitor|clone|instead|switch|similar|expensive|pricey|dear$|hard$|difficult$|complicated$|complex$|gone|dead|closed|closing|shut|discontinued|unaffordable)/;

const LIKENED = /^(?:(?<job>.+) )?like (?<name>[^ ]+)/;
/** A name means its tool so surely that something may be like it. */
const SURELY_NAMED = 0.9;
/** Of the jobs of a named tool that are said beside it those count that are said nearly as well as the best, by their share of its score. */
const AS_GOOD = 0.8;
/** So many words behind a name may mean a job that they do not say, and so many jobs, each with this share at least. */
const SENTENCE = 3;
const MEANT_BEHIND = 3;
const LEAST_MEANT = 0.15;

/** Whether a word asks for another tool than the one named beside it. */
export function asksForAnother(word: string): boolean {
  return ASKS_FOR_ANOTHER.test(word);
}

/** So many alternatives are named even where the first is far nearer than all others. */
const ALTERNATIVES_AT_LEAST = 3;

/** What somebody asks of a tool that has to be so, not merely allowed: what is not so is not wanted. */
const KINDS: readonly Askable[] = ['open source', 'own computer', 'paid once'];
/** Whose hands it is for, which is no part of a name and no job. */
const FOR_WHOM =
  /^(beginners?|newbies?|novices?|starters?|amateurs?|students?|pupils?|kids|hobby|hobbyists?|easy|simple|basic)$/;

/** 'free midjourney' and 'open source midjourney' want another tool when the named one costs something or is no such tool. */
export function otherThanNamed(engine: SearchEngine, { price, words, rest, asked }: SearchQuery): SearchTool[] {
  const kinds = asked.filter((one) => KINDS.includes(one));
  if (price !== 'free' && kinds.length === 0) return [];
  const ofName = (kinds.length > 0 || asked.length === 0 ? rest : words).filter((word) => !FOR_WHOM.test(word));
  const [named] = engine.names.named(ofName.join(''));
  if (!named || named.sure <= 0.9) return [];
  const isWanted = (price !== 'free' || named.tool.isFree) && kinds.every((kind) => named.tool.granted.includes(kind));
  return isWanted ? [] : [named.tool];
}

/** The compared tools in the order of what was typed, then what is near to them. */
export function comparison(engine: SearchEngine, compared: readonly SearchTool[]): Pick<Results, 'tools' | 'tasks'> {
  const named = compared.map(
    (tool, index): ResultTool => ({ tool, score: 5 - index / 10, task: null, fit: null, by: 'name' }),
  );
  const near = nearestToAll(engine, compared).map(
    ([tool, score]): ResultTool => ({ tool, score, task: null, fit: null, by: 'likeness' }),
  );
  return {
    tasks: sharedTasks(engine, compared),
    tools: [...named, ...sorted(near)].filter(({ score }) => score > MIN_SHARE),
  };
}

/** What is near to some tools, narrowed by price, rights and further words. @param isForJob these words name the job that all is about */
export function instead(
  engine: SearchEngine,
  left: readonly SearchTool[],
  query: SearchQuery,
  isForJob = false,
): Pick<Results, 'tools' | 'tasks'> {
  const names = left.map(({ name, maker, names: others }) => foldText([name, maker, ...others].join(' '))).join(' ');
  const asksMore = query.asked.length + query.hoped.length > 0;
  const isBeside = (word: string) => FOR_WHOM.test(word) || (asksMore && !query.rest.includes(word));
  const rest = query.words.filter((word) => !names.includes(word) && !asksForAnother(word) && !isBeside(word));
  const options = { isOpen: false, isKnownElsewhere: (stem: string) => engine.texts.knows(stem) };
  const said = rest.length > 0 ? engine.tasks.find(rest, rest.join(' '), options) : [];
  // 'A voice like elevenlabs' is to be spoken, not looked for in interviews.
  const own = isForJob ? said.filter(({ task }) => left.some((tool) => taskWeight(tool, task.slug) > 0)) : [];
  const asked = own.length > 0 ? own.filter(({ score }) => score >= AS_GOOD * (own[0]?.score ?? 0)) : said;
  const tasks = asked.length > 0 || rest.length === 0 ? asked : meantBehind(engine, query);
  const near = new Map(nearestToAll(engine, left));
  const isForAnother = (query.isForAnother || isForJob || said.length === 0) && tasks.length > 0;
  const living = engine.tools.filter((tool) => tool.isAlive && !left.includes(tool));
  // 'like midjourney but licensed': what is made for just that right is near enough when it is of the same kind.
  const about = tasksAbout(query.asked.filter((one) => !KINDS.includes(one)));
  const isAbout = (tool: SearchTool) =>
    left.some(({ category }) => sharesKind(category, tool.category)) &&
    tool.tasks.some(({ task, fit }) => fit !== 'can' && about.includes(task));
  const among = isForAnother ? living : [...near.keys(), ...living.filter((tool) => !near.has(tool) && isAbout(tool))];
  const rated = among.map((tool): ResultTool => {
    const nearness = Math.max(near.get(tool) ?? 0, isAbout(tool) ? SEARCH_WEIGHTS.ofTheKind : 0);
    const forRest = Math.max(0, ...tasks.map(({ task, score }) => score * taskWeight(tool, task.slug)));
    const score = isForAnother
      ? forRest * ((isForJob ? SEARCH_WEIGHTS.strangerForJob : SEARCH_WEIGHTS.strangerForAnother) + nearness)
      : nearness * (tasks.length === 0 ? 1 : SEARCH_WEIGHTS.likenessAlone + forRest);
    return { tool, score, task: null, fit: null, by: 'likeness' };
  });
  // One tool and nothing else asked: the order of its page of alternatives.
  const isPlain = left.length === 1 && rest.length === 0 && query.price === null && query.asked.length === 0;
  return {
    tools: isPlain
      ? rated.filter(({ score }, place) => place < ALTERNATIVES_AT_LEAST || score >= MIN_SHARE)
      : ranked(rated, query),
    tasks: tasks.length > 0 ? tasks : sharedTasks(engine, left),
  };
}

/** The tool that something is to be like, 'a free voice like elevenlabs for an animatic', and what is near to it; null when none is named so. */
export function likened(engine: SearchEngine, query: SearchQuery): Pick<Results, 'tools' | 'tasks'> | null {
  const { name = '', job = '' } = LIKENED.exec(query.matter)?.groups ?? {};
  const [named] = engine.names.named(name);
  if (!named || named.sure < SURELY_NAMED || engine.lexicon.products.isWord(name)) return null;
  const words = tellingWords(job.split(' ')).filter((word) => engine.tasks.knows(word));
  const { tools, tasks } = instead(engine, [named.tool], { ...query, words, insteadOf: null }, words.length > 0);
  const itself: ResultTool = { tool: named.tool, score: 1, task: null, fit: null, by: 'likeness' };
  return { tasks, tools: [...ranked([itself], query), ...tools] };
}

/** What is meant by the words behind the name, when they are many and say no task: 'photoshop is too hard, put trainers on marble'. */
function meantBehind({ classifier, tasks }: SearchEngine, { insteadOf }: SearchQuery): ResultTask[] {
  const behind = insteadOf?.rest ?? '';
  if (classifier === null || behind.split(' ').length < SENTENCE) return [];
  return classifier.tasksOf(behind, MEANT_BEHIND).flatMap(({ slug, share }): ResultTask[] => {
    const task = tasks.bySlug(slug);
    return task && share >= LEAST_MEANT ? [{ task, score: share }] : [];
  });
}

/** Whether two categories, each a list of kinds, have one in common. */
function sharesKind(one: string, other: string): boolean {
  const kinds = other.split(', ');
  return one !== '' && one.split(', ').some((kind) => kinds.includes(kind));
}

/** The nearness of other tools to some, on average. */
function nearestToAll(engine: SearchEngine, tools: readonly SearchTool[]): [SearchTool, number][] {
  const nearness = new Map<SearchTool, number>();
  const add = (tool: SearchTool, weight: number) => {
    for (const near of nearestTools(tool, engine.tools))
      nearness.set(near.tool, (nearness.get(near.tool) ?? 0) + (weight * near.nearness) / tools.length);
  };
  for (const tool of tools) {
    add(tool, 1);
    // A tool that is shut down does no jobs any more: what is near to its successor is near to it.
    const [successor] = tool.tasks.length === 0 ? engine.tools.filter(({ id }) => id === tool.replacedBy) : [];
    if (successor) add(successor, SEARCH_WEIGHTS.likenessAlone);
  }
  const left = new Set(tools);
  return [...nearness].filter(([tool]) => !left.has(tool));
}

/** The first tasks of some tools: what one came for. */
function sharedTasks(engine: SearchEngine, tools: readonly SearchTool[]): ResultTask[] {
  const byId = new Map(engine.tools.map((tool) => [tool.id, tool]));
  const living = tools.map((tool) => (tool.isAlive ? tool : (byId.get(tool.replacedBy ?? 0) ?? tool)));
  const slugs = [...new Set(living.flatMap(({ tasks }) => tasks.slice(0, 3).map(({ task }) => task)))];
  return slugs.flatMap((slug) => engine.tasks.bySlug(slug) ?? []).map((task) => ({ task, score: 1 }));
}

/**
 * Tools that do the same jobs as this one, the nearest first, never itself and none that is shut down, by the nearness of
 * `/alternatives`. The tool that replaces one that is shut down comes first.
 * @returns each with its nearness, about 1 for the nearest
 */
function nearestTools(tool: SearchTool, tools: readonly SearchTool[]): { tool: SearchTool; nearness: number }[] {
  const living = tools.filter(({ isAlive }) => isAlive);
  const shared = nearnessAmong(living)(tool);
  const near = living.flatMap((other) => {
    const nearness = (shared.get(other) ?? 0) + (other.id === tool.replacedBy ? 10 : 0);
    return other.id === tool.id || nearness === 0 ? [] : [{ tool: other, nearness }];
  });
  const most = Math.max(
    ...near.filter(({ tool: other }) => other.id !== tool.replacedBy).map(({ nearness }) => nearness),
    0.001,
  );
  return near
    .map(({ tool: other, nearness }) => ({ tool: other, nearness: Math.min(1.2, nearness / most) }))
    .sort((a, b) => b.nearness - a.nearness || b.tool.confirmed - a.tool.confirmed || a.tool.id - b.tool.id);
}
