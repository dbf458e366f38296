import type { RecordKind } from '#domain/record/record-kind.ts';
import { type ToolLeaf, leavesOf, withLeaves } from './tool-leaves.ts';
import type { Tool } from './tool.schema.ts';
import { carrySources } from './witness-sources.ts';

/** How a tool is edited: words go along with the page that they were read on. */
export const toolRecord: RecordKind<Tool, ToolLeaf> = {
  absent: null,
  placesOf: leavesOf,
  withPlaces: withLeaves,
  carry: (places, { base, mine, theirs }) =>
    carrySources(places, { base: base.sources, mine: mine.sources, theirs: theirs.sources }),
};
