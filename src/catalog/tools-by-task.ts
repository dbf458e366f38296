import { type TaskTool, toolsByTask as rankByTask } from '#domain/task/task-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { allTools } from './tools.ts';

let loaded: Promise<ReadonlyMap<string, TaskTool<Tool>[]>> | undefined;

/** The tools that do each task, best first, by the task's slug; a task that no living tool does is not among them. */
export function toolsByTask(): Promise<ReadonlyMap<string, TaskTool<Tool>[]>> {
  loaded ??= allTools().then(rankByTask);
  return loaded;
}
