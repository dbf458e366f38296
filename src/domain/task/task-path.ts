import type { Department } from '#domain/tool/audience.ts';
import type { Task } from './task.schema.ts';

/** The path of a task's page. */
export function taskPath({ slug }: Pick<Task, 'slug'>): string {
  return `/tasks/${slug}`;
}

/** The name of a tool's place on a task's page. */
export function taskToolAnchor({ id }: { id: number }): string {
  return `tool-${id}`;
}

/** The path of the page that lays a desk's jobs against its tools. */
export function deskPath(desk: Department): string {
  return `/desks/${desk}`;
}
