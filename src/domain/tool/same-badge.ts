import { compareNames } from '#domain/tool/compare-names.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** The fields that say who stands together. */
type Badged = Pick<Tool, 'id' | 'name' | 'badge' | 'status'>;

/**
 * Sorts all tools by badge once; the function that it gives back finds up to `count` others with the badge of one of
 * them, by name (the older detail pages, spec 1 §2). Never the tool itself, never one that is shut down.
 */
export function sameBadgeAmong<T extends Badged>(tools: readonly T[]): (tool: Badged, count: number) => T[] {
  const offered = tools.filter(({ status }) => status.state !== 'shut down').sort(compareNames);
  const byBadge = Map.groupBy(offered, ({ badge }) => badge);
  return (tool, count) => {
    const mates = byBadge.get(tool.badge) ?? [];
    return mates
      .slice(0, count + 1)
      .filter(({ id }) => id !== tool.id)
      .slice(0, count);
  };
}
