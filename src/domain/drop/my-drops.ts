import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Drop } from './drop.schema.ts';
import type { dropKinds } from './drop-words.ts';

/** Whose drops a reader wants to see: everybody's, those of their own tools, or those of tools for their own jobs too. */
export type DropCircle = 'all' | 'mine' | 'near';

/** What a log of drops is narrowed to. */
export interface DropFilter {
  circle: DropCircle;
  /** Null for every kind. */
  kind: (typeof dropKinds)[number] | null;
}

/**
 * The tools of a circle by id; null for everybody's. Near are those that do a job well which one of the own tools does
 * well.
 * @param own ids of the tools that the reader has saved or collected
 */
export function circleTools(
  circle: DropCircle,
  own: ReadonlySet<number>,
  tools: readonly Pick<Tool, 'id' | 'tasks'>[],
): ReadonlySet<number> | null {
  if (circle === 'all') return null;
  if (circle === 'mine') return own;
  const jobsOf = ({ tasks }: Pick<Tool, 'tasks'>) => tasks.flatMap(({ task, fit }) => (fit === 'can' ? [] : [task]));
  const jobs = new Set(tools.filter(({ id }) => own.has(id)).flatMap(jobsOf));
  const near = tools.filter((tool) => jobsOf(tool).some((job) => jobs.has(job))).map(({ id }) => id);
  return new Set([...own, ...near]);
}

/** The drops of a filter, in their order. @param ids tools of the circle; null for all */
export function filterDrops<Some extends Pick<Drop, 'toolId' | 'kind'>>(
  drops: readonly Some[],
  ids: ReadonlySet<number> | null,
  kind: DropFilter['kind'],
): Some[] {
  return drops.filter(
    (drop) => (ids === null || (drop.toolId !== null && ids.has(drop.toolId))) && (kind === null || drop.kind === kind),
  );
}
