import { taskWeightAt, wantedWeightAt } from '#domain/tool/fit-weight.ts';
import type { SearchTool } from './search-tool.ts';

/** How much a task counts for a tool: by fit, and a little by its place among the tool's own tasks. */
export function taskWeight({ tasks }: Pick<SearchTool, 'tasks'>, slug: string): number {
  const place = tasks.findIndex(({ task }) => task === slug);
  const own = tasks[place];
  return own ? taskWeightAt(own.fit, place) : 0;
}

/**
 * Tools that do the same jobs as this one, the nearest first, never itself and none that is shut down: by shared tasks,
 * each weighed by the fit on both sides and by its place among the tool's own. The tool that replaces one that is shut down comes first.
 * @returns each with its nearness, about 1 for the nearest
 */
export function nearestTools(tool: SearchTool, tools: readonly SearchTool[]): { tool: SearchTool; nearness: number }[] {
  const own = new Map(tool.tasks.map(({ task, fit }, place) => [task, wantedWeightAt(fit, place)]));
  const count = new Map<string, number>();
  for (const other of tools) for (const { task } of other.tasks) count.set(task, (count.get(task) ?? 0) + 1);
  const rarity = (task: string) => Math.log(1 + tools.length / (count.get(task) ?? 1));
  const near = tools
    .filter((other) => other.id !== tool.id && other.isAlive)
    .map((other) => {
      let shared = 0;
      for (const { task } of other.tasks) shared += (own.get(task) ?? 0) * taskWeight(other, task) * rarity(task);
      return { tool: other, nearness: shared + (other.id === tool.replacedBy ? 10 : 0) };
    })
    .filter(({ nearness }) => nearness > 0);
  const most = Math.max(
    ...near.filter(({ tool: other }) => other.id !== tool.replacedBy).map(({ nearness }) => nearness),
    0.001,
  );
  return near
    .map(({ tool: other, nearness }) => ({ tool: other, nearness: Math.min(1.2, nearness / most) }))
    .sort((a, b) => b.nearness - a.nearness || b.tool.confirmed - a.tool.confirmed || a.tool.id - b.tool.id);
}
