import { taskWeightAt } from '#domain/tool/fit-weight.ts';
import { nearnessAmong } from '#domain/tool/nearest-tools.ts';
import type { SearchTool } from './search-tool.ts';

/** How much a task counts for a tool: by fit, and a little by its place among the tool's own tasks. */
export function taskWeight({ tasks }: Pick<SearchTool, 'tasks'>, slug: string): number {
  const place = tasks.findIndex(({ task }) => task === slug);
  const own = tasks[place];
  return own ? taskWeightAt(own.fit, place) : 0;
}

/**
 * Tools that do the same jobs as this one, the nearest first, never itself and none that is shut down, by the nearness of
 * `/alternatives`. The tool that replaces one that is shut down comes first.
 * @returns each with its nearness, about 1 for the nearest
 */
export function nearestTools(tool: SearchTool, tools: readonly SearchTool[]): { tool: SearchTool; nearness: number }[] {
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
