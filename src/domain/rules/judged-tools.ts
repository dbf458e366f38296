import type { NamedTool } from './group-verdicts.ts';

/** A task that the verdicts can be narrowed to. */
export interface NamedTask {
  slug: string;
  title: string;
}

/** What the page of verdicts needs to name tools and to narrow them to a task: tasks by their place, so that it is small. */
export interface PackedJudgedTools {
  tasks: NamedTask[];
  tools: [id: number, name: string, tasks: number[]][];
}

/** The file of `tools`, with the tasks that one of them does. */
export function packJudgedTools(
  tools: readonly { id: number; name: string; tasks: readonly { task: string }[] }[],
  tasks: readonly NamedTask[],
): PackedJudgedTools {
  const done = new Set(tools.flatMap((tool) => tool.tasks.map(({ task }) => task)));
  const named = tasks.filter(({ slug }) => done.has(slug)).map(({ slug, title }) => ({ slug, title }));
  const places = new Map(named.map(({ slug }, place) => [slug, place]));
  return {
    tasks: named,
    tools: tools.map(({ id, name, tasks: own }) => [id, name, own.flatMap(({ task }) => places.get(task) ?? [])]),
  };
}

export function unpackJudgedTools({ tasks, tools }: PackedJudgedTools): NamedTool[] {
  return tools.map(([id, name, places]) => ({ id, name, tasks: places.flatMap((place) => tasks[place]?.slug ?? []) }));
}
