import type { z } from 'zod';
import type { kitSchema, personKitsSchema } from './kit.schema.ts';

/** A reader's own collection of tools: named, ordered by hand, with a note for each tool. */
export type Kit = z.output<typeof kitSchema>;
/** One tool in it. */
export type KitTool = Kit['tools'][number];
/** All collections of one person, as they are stored. */
export type PersonKits = z.output<typeof personKitsSchema>;

/** Bounds of what one person keeps: far above what anybody reads again, so that one document can hold it all. */
export const KIT_BOUNDS = {
  /** Characters. */
  name: 80,
  intro: 400,
  note: 280,
  /** Tools in one collection. */
  tools: 60,
  /** Collections of one person. */
  kits: 200,
  /** Tools in all collections of one person. */
  allTools: 2000,
} as const;

/** The name of a collection that was made without one. */
export const FIRST_KIT_NAME = 'My collection';

/** Where a reader's own collections are. */
export const kitsPath = '/collections';

/** The address that opens one of them. */
export function kitAddress({ id }: Pick<Kit, 'id'>): string {
  return `${kitsPath}?c=${id}`;
}

/** The address of the page that shows a shared one. */
export function sharedKitPath(key: string): `/shared/${string}` {
  return `/shared/${key}`;
}
