import type { Drop } from './drop.schema.ts';

/** A drop under the fringe: what anyone may know of it. */
export interface LockedDrop extends Pick<Drop, 'id' | 'toolName' | 'updateType' | 'releaseDate'> {
  locked: true;
}

/** A drop that may be read whole. */
interface OpenDrop extends Drop {
  locked: false;
  /** The later drop that makes this one out of date, when it may be read too. */
  successor: Pick<Drop, 'id' | 'updateTitle'> | null;
}

/** A drop as a reader gets it. */
export type DropView = OpenDrop | LockedDrop;

/** Newest first; of one day, the higher id first. Gives back a new list. */
export function sortDrops<Some extends Pick<Drop, 'id' | 'releaseDate'>>(drops: readonly Some[]): Some[] {
  return [...drops].sort((a, b) => b.releaseDate.localeCompare(a.releaseDate) || b.id - a.id);
}

/**
 * What a reader gets of all drops, newest first: the first `open` whole, the rest reduced to id, tool name,
 * type and date. `open` is `Infinity` for readers with full Fresh Drops.
 */
export function lockDrops(drops: readonly Drop[], open: number): DropView[] {
  const sorted = sortDrops(drops);
  const readable = new Map(sorted.slice(0, open).map((drop) => [drop.id, drop]));
  return sorted.map((drop, index) =>
    index < open
      ? { ...drop, locked: false, successor: successorOf(drop, readable) }
      : {
          id: drop.id,
          toolName: drop.toolName,
          updateType: drop.updateType,
          releaseDate: drop.releaseDate,
          locked: true,
        },
  );
}

/** Views of drops with some of which only the label is known, newest first. */
export function withLocked(views: readonly DropView[], locked: readonly LockedDrop[]): DropView[] {
  return locked.length === 0 ? [...views] : sortDrops([...views, ...locked]);
}

/** A locked successor is not named: its title would leak. */
function successorOf({ supersededBy }: Drop, readable: ReadonlyMap<number, Drop>): OpenDrop['successor'] {
  const successor = supersededBy === null ? undefined : readable.get(supersededBy);
  return successor ? { id: successor.id, updateTitle: successor.updateTitle } : null;
}
