import type { Department } from '#domain/tool/audience.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { Tool, ToolTask } from '#domain/tool/tool.schema.ts';

/** Which jobs a list of tools does, and how many of those that its desk has first. */
export interface TaskCover {
  /** Jobs that at least one tool is made for or good at, those that most of them do first. */
  covered: { slug: string; title: string; names: string[] }[];
  /** The desk that most of the tools are for first; null for an empty list. */
  desk: Department | null;
  /** The jobs that are this desk's first business: how many there are, and how many of them at least one tool does well. */
  deskJobs: { all: number; done: number };
}

/** A tool by what it does. */
export interface Doing extends Pick<Tool, 'name'> {
  tasks: readonly Pick<ToolTask, 'task' | 'fit'>[];
}

/** A task as a cover reads it. */
export type CoverableTask = Pick<Task, 'slug' | 'title' | 'desks'>;

/** Covers the tasks with the tools of a list that are made for them or good at them. @param tasks in the order in which equals are named */
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
  const own = tasks.filter(({ desks }) => desk !== null && desks[0] === desk);
  return {
    covered: covered.sort((one, other) => other.names.length - one.names.length),
    desk,
    deskJobs: { all: own.length, done: own.filter(({ slug }) => doing.has(slug)).length },
  };
}

/** The jobs that more than one tool of the list does well, those that most of them do first. */
export function sharedJobs({ covered }: Pick<TaskCover, 'covered'>): TaskCover['covered'] {
  return covered.filter(({ names }) => names.length > 1);
}

/** '7 of the 58 jobs of the creative desk'; empty where it has none. */
export function deskJobsText({ desk, deskJobs: { all, done } }: Pick<TaskCover, 'desk' | 'deskJobs'>): string {
  return all === 0 ? '' : `${done} of the ${all} jobs of the ${desk} desk`;
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
