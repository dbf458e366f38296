import { compareNames } from '#domain/text/compare-names.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** The fields that every look-up reads. */
type Listed = Pick<Tool, 'id' | 'name' | 'status'>;

/**
 * Sorts all tools once by what `keyOf` says of them, e.g. their badge; the function that it gives back finds up to
 * `count` others with the key of one of them, by name (the older detail pages). Never the tool itself,
 * never one that is shut down.
 */
export function toolsAlike<T extends Listed>(
  tools: readonly T[],
  keyOf: (tool: T) => string | undefined,
  count: number,
): (tool: T) => T[] {
  const offered = tools.filter(({ status }) => status.state !== 'shut down').sort(compareNames);
  const byKey = Map.groupBy(offered, keyOf);
  return (tool) =>
    (byKey.get(keyOf(tool)) ?? [])
      .slice(0, count + 1)
      .filter(({ id }) => id !== tool.id)
      .slice(0, count);
}
