import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { TimelineEvent } from './timeline.ts';

/** What happened to a tool, each with its day: of a drop under the fringe its day is everybody's to read. */
export function toolEvents(
  { id, sources }: Pick<Tool, 'id' | 'sources'>,
  corrections: readonly Correction[],
  drops: readonly Pick<Drop, 'toolId' | 'releaseDate'>[],
): TimelineEvent[] {
  const own = drops.filter(({ toolId }) => toolId === id);
  return [
    ...own.map(({ releaseDate: day }) => ({ kind: 'drop' as const, day })),
    ...corrections.map(({ about, at: day }) => ({
      kind: about === 'terms' ? ('terms' as const) : ('correction' as const),
      day,
    })),
    ...Object.values(sources).map(({ readOn: day }) => ({ kind: 'reading' as const, day })),
  ];
}
