import type { DocumentIndexEntry } from './desk-document.schema.ts';
import type { DocumentState } from './document-words.ts';
import { type Fields, overlayOf, weighOverlay } from './file-overlay.ts';
import type { RecordKind } from './record-kind.ts';

/** A document as its editor sees it, whether or not readers see it yet. */
export interface DocumentView {
  state: DocumentState;
  showsOn: string | null;
  fields: Fields;
}

/** How a document is edited: its fields, `state` and `showsOn` are its places. */
export const documentRecord: RecordKind<DocumentView> = {
  absent: undefined,
  placesOf: ({ fields, state, showsOn }) => new Map(Object.entries({ ...fields, state, showsOn })),
  withPlaces: (view, places) => {
    const { state = view.state, showsOn = view.showsOn, ...fields } = Object.fromEntries(places);
    const all = Object.entries({ ...view.fields, ...fields });
    return {
      state: state as DocumentState,
      showsOn: showsOn as string | null,
      fields: Object.fromEntries(all.filter(([, value]) => value !== undefined)),
    };
  },
};

/** What the desk holds of a document. */
type Held = Pick<DocumentIndexEntry, 'state' | 'showsOn' | 'fields' | 'over'>;

/**
 * A document out of its file and what the desk holds of it. A document that was made at the desk gives way to a file of its
 * name.
 * @returns null when neither has it: a change without its file is none
 */
export function documentView(file: Fields | null, entry: Held | undefined): DocumentView | null {
  if (file === null)
    return entry && entry.over === null ? { state: entry.state, showsOn: entry.showsOn, fields: entry.fields } : null;
  if (!entry || entry.over === null) return { state: 'published', showsOn: null, fields: file };
  const held = weighOverlay(file, entry).holds.map((name) => [name, entry.fields[name]]);
  return { state: entry.state, showsOn: entry.showsOn, fields: { ...file, ...Object.fromEntries(held) } };
}

/** Fields in which the file was changed after the desk changed them: there the file holds. */
export function movedOn(file: Fields | null, entry: Held | undefined): string[] {
  return file === null || !entry ? [] : weighOverlay(file, entry).movedOn;
}

/** What the desk must hold so that a document looks like this. */
export function entryOf(file: Fields | null, { state, showsOn, fields }: DocumentView): Held {
  return { state, showsOn, ...(file === null ? { fields: { ...fields }, over: null } : overlayOf(file, fields)) };
}
