import type { Task } from '#domain/task/task.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** What the tool of a drop is known by: its maker's mark, and the first of its jobs. */
export interface DropFace {
  icon: string | null;
  job?: Pick<Task, 'slug' | 'title'> | undefined;
}

/** The faces of the tools that drops name, by that name; nothing of a name that is no tool's. */
export function dropFaces(
  drops: readonly { toolName: string }[],
  tools: readonly Pick<Tool, 'name' | 'icon' | 'tasks'>[],
  tasks: readonly Task[],
): Record<string, DropFace> {
  const named = new Set(drops.map(({ toolName }) => toolName));
  const jobs = new Map(tasks.map(({ slug, title }) => [slug, { slug, title }]));
  return Object.fromEntries(
    tools
      .filter(({ name }) => named.has(name))
      .map(({ name, icon, tasks: [first] }) => [name, { icon, job: first && jobs.get(first.task) }]),
  );
}
