import type { Tool } from './tool.schema.ts';

/** The address of a tool's detail page, the canonical one. */
export function toolPath({ id }: Pick<Tool, 'id'>): string {
  return `/tool-fluid/${id}`;
}

/** The address of the page with the alternatives to a tool. */
export function alternativesPath({ slug }: Pick<Tool, 'slug'>): string {
  return `/alternatives/${slug}`;
}
