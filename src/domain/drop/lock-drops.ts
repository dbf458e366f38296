import type { Drop } from '#domain/drop/drop.schema.ts';

/** A drop under the fringe: what anyone may know of it. */
export interface LockedDrop extends Pick<Drop, 'id' | 'toolName' | 'updateType' | 'releaseDate'> {
  locked: true;
}

/** A drop as a reader gets it. */
export type DropView = (Drop & { locked: false }) | LockedDrop;

/** Newest first; of one day, the higher id first. Gives back a new list. */
export function sortDrops(drops: readonly Drop[]): Drop[] {
  return [...drops].sort((a, b) => b.releaseDate.localeCompare(a.releaseDate) || b.id - a.id);
}

/**
 * What a reader gets of all drops, newest first: the first `open` whole, the rest reduced to id, tool name,
 * type and date. `open` is `Infinity` for readers with full Fresh Drops.
 */
export function lockDrops(drops: readonly Drop[], open: number): DropView[] {
  return sortDrops(drops).map((drop, index) =>
    index < open
      ? { ...drop, locked: false }
      : {
          id: drop.id,
          toolName: drop.toolName,
          updateType: drop.updateType,
          releaseDate: drop.releaseDate,
          locked: true,
        },
  );
}
