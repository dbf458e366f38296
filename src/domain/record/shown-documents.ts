import { cleanEntry } from './clean-entry.ts';
import type { DocumentIndexEntry } from './desk-document.schema.ts';
import { documentView } from './document-view.ts';
import type { Fields } from './file-overlay.ts';
import type { ShownEntry } from './shown-entry.schema.ts';

/** Whether a document is seen by readers on a day (UTC). */
export function isShownOn({ state, showsOn }: Pick<DocumentIndexEntry, 'state' | 'showsOn'>, today: string): boolean {
  return state === 'published' && (showsOn === null || showsOn <= today);
}

/**
 * What of the desk's entries counts for readers on a day: what is published and due, what was taken down, and what stands
 * until a scheduled change is due. Characters that nobody sees, stored before they were refused, reach no reader.
 */
export function shownEntries(entries: readonly DocumentIndexEntry[], today: string): ShownEntry[] {
  return entries.flatMap((entry) => shownEntry(entry, today) ?? []).map(cleanEntry);
}

function shownEntry(entry: DocumentIndexEntry, today: string): ShownEntry | null {
  const { key, fields, over, stands } = entry;
  if (entry.state === 'unpublished') return { key, shows: 'hidden', fields: {}, over: over && {} };
  return isShownOn(entry, today) ? { key, shows: 'whole', fields, over } : stands;
}

/**
 * What stands for readers until the change that is made of an entry is due: what they saw before. What is put back among
 * the drafts leaves only a file that was taken down where it is.
 */
export function standsUntil(
  before: DocumentIndexEntry | undefined,
  after: Pick<DocumentIndexEntry, 'state' | 'showsOn'>,
  today: string,
): ShownEntry | null {
  if (!before || after.state === 'unpublished' || isShownOn(after, today)) return null;
  const shown = shownEntry(before, today);
  return after.state === 'published' || shown?.shows === 'hidden' ? shown : null;
}

/**
 * The documents that readers see, out of files and the desk's entries: the one place where both meet.
 * @param files by key
 */
export function shownDocuments(
  files: ReadonlyMap<string, Fields>,
  entries: readonly ShownEntry[],
): { key: string; fields: Fields }[] {
  const held = new Map(entries.filter(({ shows }) => shows !== 'label').map((entry) => [entry.key, entry]));
  const keys = new Set([...files.keys(), ...held.keys()]);
  return [...keys].flatMap((key) => {
    const entry = held.get(key);
    const state = entry?.shows === 'hidden' ? ('unpublished' as const) : ('published' as const);
    const view = documentView(files.get(key) ?? null, entry && { ...entry, state, showsOn: null });
    return view?.state === 'published' ? [{ key, fields: view.fields }] : [];
  });
}
