import { nearnessAmong } from '#domain/tool/alternatives/nearest-tools.ts';
import { foldText } from './fold-text.ts';
import type { Results, ResultTool } from './search-results.ts';
import { MIN_SHARE, ranked, sorted } from './order-results.ts';
import type { SearchQuery } from './parse-query.ts';
import type { Askable } from './rights-words.ts';
import type { SearchEngine } from './search-engine.ts';
import { type SearchTool, taskWeight } from './search-tool.ts';
import { SEARCH_WEIGHTS } from './search-weights.ts';
import type { ResultTask } from './task-index.ts';

const ASKS_FOR_ANOTHER =
  /^(alternativ|replac|substitut|competitor|clone|instead|switch|similar|expensive|pricey|dear$|gone|dead|closed|closing|shut|discontinued|unaffordable)/;

/** Whether a word asks for another tool than the one named beside it. */
export function asksForAnother(word: string): boolean {
  return ASKS_FOR_ANOTHER.test(word);
}

/** What somebody asks of a tool that has to be so, not merely allowed: what is not so is not wanted. */
const KINDS: readonly Askable[] = ['open source', 'own computer'];

/** 'free midjourney' and 'open source midjourney' want another tool when the named one costs something or is no such tool. */
export function otherThanNamed(engine: SearchEngine, { price, words, rest, asked }: SearchQuery): SearchTool[] {
  const kinds = asked.filter((one) => KINDS.includes(one));
  if (price !== 'free' && kinds.length === 0) return [];
  const [named] = engine.names.named((kinds.length > 0 ? rest : words).join(''));
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

/** What is near to some tools, narrowed by price, rights and further words. */
export function instead(
  engine: SearchEngine,
  left: readonly SearchTool[],
  query: SearchQuery,
): Pick<Results, 'tools' | 'tasks'> {
  const names = left.map(({ name, maker, names: others }) => foldText([name, maker, ...others].join(' '))).join(' ');
  const rest = query.words.filter((word) => !names.includes(word) && !asksForAnother(word));
  const options = { isOpen: false, isKnownElsewhere: (stem: string) => engine.texts.knows(stem) };
  const tasks = rest.length > 0 ? engine.tasks.find(rest, rest.join(' '), options) : [];
  const near = new Map(nearestToAll(engine, left));
  const isForAnother = query.isForAnother && tasks.length > 0;
  const among = isForAnother ? engine.tools.filter((tool) => tool.isAlive && !left.includes(tool)) : [...near.keys()];
  const rated = among.map((tool): ResultTool => {
    const nearness = near.get(tool) ?? 0;
    const forRest = Math.max(0, ...tasks.map(({ task, score }) => score * taskWeight(tool, task.slug)));
    const score = isForAnother
      ? forRest * (SEARCH_WEIGHTS.strangerForAnother + nearness)
      : nearness * (tasks.length === 0 ? 1 : SEARCH_WEIGHTS.likenessAlone + forRest);
    return { tool, score, task: null, fit: null, by: 'likeness' };
  });
  // One tool and nothing else asked: the order of its page of alternatives.
  const isPlain = left.length === 1 && rest.length === 0 && query.price === null && query.asked.length === 0;
  return {
    tools: isPlain ? rated.filter(({ score }) => score >= MIN_SHARE) : ranked(rated, query),
    tasks: tasks.length > 0 ? tasks : sharedTasks(engine, left),
  };
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
