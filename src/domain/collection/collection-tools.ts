import type { Collection, CollectionTool } from './collection.ts';

/** Whether a tool is in a collection. */
export function holds({ tools }: Pick<Collection, 'tools'>, toolId: number): boolean {
  return tools.some((tool) => tool.toolId === toolId);
}

/** One list behind the other; of a tool in both the first stays, with the other's note where it has none. */
export function joinTools(first: readonly CollectionTool[], second: readonly CollectionTool[]): CollectionTool[] {
  const noteOf = new Map(second.map(({ toolId, note }) => [toolId, note]));
  const kept = first.map((tool) => (tool.note === '' ? { ...tool, note: noteOf.get(tool.toolId) ?? '' } : tool));
  return [...kept, ...second.filter(({ toolId }) => !first.some((tool) => tool.toolId === toolId))];
}

/** Each tool once: the first of two stays. */
export function withoutDoubles<Tool extends Pick<CollectionTool, 'toolId'>>(tools: readonly Tool[]): Tool[] {
  return tools.filter(({ toolId }, index) => tools.findIndex((tool) => tool.toolId === toolId) === index);
}

/** The named tools in this order, and behind them those that it does not name, which somebody added meanwhile. */
export function orderTools(tools: readonly CollectionTool[], toolIds: readonly number[]): CollectionTool[] {
  const named = [...new Set(toolIds)].flatMap((id) => tools.filter(({ toolId }) => toolId === id));
  return [...named, ...tools.filter((tool) => !named.includes(tool))];
}

/** Whether two lists hold the same tools with the same notes in the same order. */
export function isSameList(one: readonly CollectionTool[], other: readonly CollectionTool[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ toolId, note }, index) => other[index]?.toolId === toolId && other[index].note === note)
  );
}
