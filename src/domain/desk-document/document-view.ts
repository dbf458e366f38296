import { isSame } from '#domain/tool/is-same.ts';
import type { ShelfEntry } from './desk-document.schema.ts';
import type { DocumentState } from './document-words.ts';

/** The fields of a document by name; what a field must be is for the rules of its kind to say. */
export type Fields = Readonly<Record<string, unknown>>;

/** A document as its editor sees it, whether or not readers see it yet. */
export interface DocumentView {
  state: DocumentState;
  showsOn: string | null;
  fields: Fields;
}

/** One place of a document that is another now. */
export interface DocumentChange {
  field: string;
  before?: unknown;
  after?: unknown;
}

/**
 * A document out of its file and what the desk holds of it. Whoever spoke last wins, field by field: what the desk says of
 * a field holds as long as the file still says what it said at that time. A document that was made at the desk gives way to
 * a file of its name.
 * @returns null when neither has it: a change without its file is none
 */
export function documentView(file: Fields | null, entry: Held | undefined): DocumentView | null {
  if (file === null)
    return entry && entry.over === null ? { state: entry.state, showsOn: entry.showsOn, fields: entry.fields } : null;
  if (!entry || entry.over === null) return { state: 'published', showsOn: null, fields: file };
  return {
    state: entry.state,
    showsOn: entry.showsOn,
    fields: { ...file, ...heldFields(file, entry.fields, entry.over) },
  };
}

/** Fields in which the file was changed after the desk changed them: there the file holds. */
export function movedOn(file: Fields | null, entry: Held | undefined): string[] {
  if (file === null || !entry) return [];
  const held = entry.over === null ? {} : heldFields(file, entry.fields, entry.over);
  return Object.keys(entry.fields).filter((name) => !(name in held) && !saysSame(entry.fields[name], file[name]));
}

type Held = Pick<ShelfEntry, 'state' | 'showsOn' | 'fields' | 'over'>;

function heldFields(file: Fields, fields: Fields, over: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => saysSame(over[name], file[name])));
}

/** What the desk must hold so that a document looks like this. */
export function entryOf(
  file: Fields | null,
  { state, showsOn, fields }: DocumentView,
): Pick<ShelfEntry, 'state' | 'showsOn' | 'fields' | 'over'> {
  if (file === null) return { state, showsOn, fields: { ...fields }, over: null };
  const names = Object.keys(fields).filter((name) => !saysSame(fields[name], file[name]));
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { state, showsOn, fields: pick(fields), over: pick(file) };
}

/** The places in which two versions differ: fields, `state` and `showsOn`. */
export function documentChanges(before: DocumentView | null, after: DocumentView): DocumentChange[] {
  const [earlier, later] = [placesOf(before), placesOf(after)];
  return [...new Set([...Object.keys(earlier), ...Object.keys(later)])].flatMap((field) =>
    saysSame(earlier[field], later[field]) ? [] : [{ field, before: earlier[field], after: later[field] }],
  );
}

/** A document with other values in these places. */
export function withPlaces(view: DocumentView, places: Fields): DocumentView {
  const { state = view.state, showsOn = view.showsOn, ...fields } = places;
  const all = Object.entries({ ...view.fields, ...fields });
  return {
    state: state as DocumentState,
    showsOn: showsOn as string | null,
    fields: Object.fromEntries(all.filter(([, value]) => value !== undefined)),
  };
}

/** What comes of taking a change back: the document as it was, or the places that have changed again since. */
export type RevertedDocument = { ok: true; view: DocumentView } | { ok: false; fields: string[] };

/** Takes one change back: what it changed is as before, what others changed since stays. */
export function revertDocument(view: DocumentView, changes: readonly DocumentChange[]): RevertedDocument {
  const now = placesOf(view);
  const moved = changes.filter(({ field, after }) => !saysSame(now[field], after)).map(({ field }) => field);
  if (moved.length > 0) return { ok: false, fields: moved };
  return {
    ok: true,
    view: withPlaces(view, Object.fromEntries(changes.map(({ field, before }) => [field, before]))),
  };
}

/** A field that is missing says as much as one that is null. */
function saysSame(a: unknown, b: unknown): boolean {
  return isSame(a ?? null, b ?? null);
}

function placesOf(view: DocumentView | null): Record<string, unknown> {
  return view === null ? {} : { ...view.fields, state: view.state, showsOn: view.showsOn };
}
