import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Task } from './task.schema.ts';

/** A task and how many of some tools are made for it or good at it. */
interface CommonTask {
  task: Task;
  count: number;
}

/** The tasks that most of some tools are made for or good at, at most `atMost`; of as many, in the order of the tasks. */
export function commonTasks(
  tools: readonly Pick<Tool, 'tasks'>[],
  tasks: readonly Task[],
  atMost: number,
): CommonTask[] {
  const counts = new Map<string, number>();
  for (const tool of tools)
    for (const { task, fit } of tool.tasks) if (fit !== 'can') counts.set(task, (counts.get(task) ?? 0) + 1);
  return tasks
    .map((task) => ({ task, count: counts.get(task.slug) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, atMost);
}
