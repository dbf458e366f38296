import type { Fields } from '#domain/record/file-overlay.ts';
import { shownDocuments } from '#domain/record/shown-documents.ts';
import type { ShownEntry } from '#domain/record/shown-entry.schema.ts';
import type { Drop } from './drop.schema.ts';
import { type LockedDrop, lockDrops } from './lock-drops.ts';

/** A drop's fields as the desk holds them: all but its number, which is its key. */
function fieldsOfDrop({ id: _, ...fields }: Drop): Fields {
  return fields;
}

/** Drops by key, without their numbers. */
export function dropsByKey(drops: readonly Drop[]): Map<string, Fields> {
  return new Map(drops.map((drop) => [String(drop.id), fieldsOfDrop(drop)]));
}

/** The drop of a key. */
export function dropOf(key: string, fields: Fields): Drop {
  return { supersededBy: null, ...fields, id: Number(key) } as Drop;
}

/** The drops that readers see, out of the files and what the desk holds of them. */
export function shownDrops(files: readonly Drop[], entries: readonly ShownEntry[]): Drop[] {
  return shownDocuments(dropsByKey(files), entries).map(({ key, fields }) => dropOf(key, fields));
}

/** The desk's drops that a build knows by their label alone. */
export function labelledDrops(entries: readonly ShownEntry[]): LockedDrop[] {
  return entries
    .filter(({ shows }) => shows === 'label')
    .map(({ key, fields }) => ({
      ...(fields as unknown as Omit<LockedDrop, 'id' | 'locked'>),
      id: Number(key),
      locked: true,
    }));
}

/**
 * What everybody may know of the desk's entries: of a drop under the fringe nothing but its label.
 * @param open how many of the newest drops are read by everybody
 */
export function publicDropEntries(files: readonly Drop[], entries: readonly ShownEntry[], open: number): ShownEntry[] {
  const views = new Map(lockDrops(shownDrops(files, entries), open).map((view) => [String(view.id), view]));
  return entries.map((entry) => {
    const view = views.get(entry.key);
    if (entry.shows !== 'whole' || !view?.locked) return entry;
    const { toolName, updateType, releaseDate } = view;
    return { key: entry.key, shows: 'label', fields: { toolName, updateType, releaseDate }, over: entry.over && {} };
  });
}
