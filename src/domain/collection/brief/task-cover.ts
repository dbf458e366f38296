import type { Department } from '#domain/tool/audience.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { Tool, ToolTask } from '#domain/tool/tool.schema.ts';

/** Which jobs a list of tools does, and which of its desk's jobs it does not. */
export interface TaskCover {
  /** Jobs that at least one tool is made for or good at, those that most of them do first. */
  covered: { slug: string; title: string; names: string[] }[];
  /** Jobs of the desk that nobody on the list does well. */
  missing: { slug: string; title: string }[];
  /** The desk that most of the tools are for first; null for an empty list. */
  desk: Department | null;
}

/** Missing jobs that are named: those that the desk has first. */
const MAX_MISSING = 6;

/** A tool by what it does. */
export interface Doing extends Pick<Tool, 'name'> {
  tasks: readonly Pick<ToolTask, 'task' | 'fit'>[];
}

/** A task as a cover reads it. */
export type CoverableTask = Pick<Task, 'slug' | 'title' | 'desks'>;

/**
 * Covers the tasks with the tools of a list. Missing is what the list's own desk has as its first business and no tool on
 * the list is made for or good at.
 * @param tasks in the order in which equals are named
 */
export function coverTasks(
  tools: readonly (Doing & Pick<Tool, 'departments'>)[],
  tasks: readonly CoverableTask[],
): TaskCover {
  const doing = doersAmong(tools);
  const covered = tasks.flatMap(({ slug, title }) => {
    const names = doing.get(slug);
    return names ? [{ slug, title, names }] : [];
  });
  const desk = deskOf(tools);
  const missing = tasks.filter(({ slug, desks }) => desk !== null && desks[0] === desk && !doing.has(slug));
  return {
    covered: covered.sort((one, other) => other.names.length - one.names.length),
    missing: missing.slice(0, MAX_MISSING).map(({ slug, title }) => ({ slug, title })),
    desk,
  };
}

/** Names of those that are made for a task or good at it, by its slug, in the list's order. */
export function doersAmong(tools: readonly Doing[]): Map<string, string[]> {
  const doing = new Map<string, string[]>();
  for (const { name, tasks: own } of tools)
    for (const { task, fit } of own) if (fit !== 'can') doing.set(task, [...(doing.get(task) ?? []), name]);
  return doing;
}

/** The desk that most of the tools are for first; null for an empty list. */
function deskOf(tools: readonly Pick<Tool, 'departments'>[]): Department | null {
  const counts = Map.groupBy(
    tools.flatMap(({ departments }) => departments.slice(0, 1)),
    (department) => department,
  );
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null;
}
