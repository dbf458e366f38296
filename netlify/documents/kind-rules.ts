import type { TaskDoer } from '#api/admin-document.contract.ts';
import type { DocumentIndex } from '#domain/record/desk-document.schema.ts';
import { type DocumentView, documentView } from '#domain/record/document-view.ts';
import type { FieldTable } from '#domain/record/record-field.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import type { DocumentProblem } from '#domain/text/document-problem.ts';

/** What is its own to a kind of document; everything else is the same for all of them. */
export interface DocumentRules {
  /** What files say, by key. @throws StoreUnavailable */
  files(): Promise<Files>;
  /** Its fields: nothing else is stored. */
  table: FieldTable;
  /** The key of a new document, or what is wrong with the one it would have. */
  newKey(fields: Fields, index: DocumentIndex, files: Files): { key: string; nextId: number } | DocumentProblem;
  /** What keeps it from being published. @throws StoreUnavailable */
  problems(key: string, view: DocumentView, around: EntryContext): Promise<DocumentProblem[]>;
  /** How the list calls it. */
  titleOf(fields: Fields): string;
  /** A few words beside the title. */
  noteOf(fields: Fields): string;
  /** The day it is sorted by. */
  dayOf(fields: Fields): string;
  /** The day from which somebody should look at it again; null when nothing is open. */
  lookAgainOn?(fields: Fields): string | null;
  /** Why one cannot be taken down, nor put among the drafts; null when it can. @throws StoreUnavailable */
  whyItStays?(key: string): Promise<string | null>;
  /** The tools that do it best. @throws StoreUnavailable */
  doers?(key: string): Promise<TaskDoer[]>;
}

/** What files say, by key. */
export type Files = ReadonlyMap<string, Fields>;

/** What a document is checked against. */
export interface EntryContext {
  shelf: DocumentIndex;
  /** YYYY-MM-DD (UTC). */
  today: string;
}

/** Every document of a kind as the desk sees it, by key. @param files what files say of this kind */
export function views(files: Files, index: DocumentIndex): [string, DocumentView][] {
  const held = new Map(index.entries.map((entry) => [entry.key, entry]));
  return [...new Set([...files.keys(), ...held.keys()])].flatMap((key): [string, DocumentView][] => {
    const view = documentView(files.get(key) ?? null, held.get(key));
    return view ? [[key, view]] : [];
  });
}

/** A field's text; empty when it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
