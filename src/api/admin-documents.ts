import type { DocumentKind } from '#domain/record/document-words.ts';
import type { Standing } from '#domain/record/document-standing.ts';
import type { DocumentEdited, DocumentSaving } from './admin-document.ts';
import { request } from './request.ts';

/** A document in the desk's list. */
export interface DocumentLine {
  key: string;
  title: string;
  note: string;
  /** YYYY-MM-DD; empty while a draft has none. */
  day: string;
  standing: Standing;
  /** The day from which readers see it; null for at once. */
  showsOn: string | null;
  hasFile: boolean;
  /** Whether the desk changed it. */
  isChanged: boolean;
  /** Its file was changed after the desk did: there the file holds. */
  isMovedOn: boolean;
  /** Why the pages were built without it; null when they were not. */
  leftOut: string | null;
  /** Something in it is open, and nobody has looked for 30 days. */
  isDue: boolean;
}

export interface DeskDocuments {
  /** What somebody should look at again first, then the newest. */
  lines: DocumentLine[];
  /** The command that brings the desk's documents into files; it works for an hour. */
  pull: string;
}

const addressOf = (kind: DocumentKind) => '/api/admin/documents/:kind'.replace(':kind', kind);

/** @throws CallError `not_found` for a kind that there is not */
export function fetchDeskDocuments(kind: DocumentKind): Promise<DeskDocuments> {
  return request('GET', addressOf(kind));
}

/** Adds a document. @throws CallError `document_refused` with what is wrong, by field */
export function sendNewDocument(kind: DocumentKind, saving: Omit<DocumentSaving, 'version'>): Promise<DocumentEdited> {
  return request('POST', addressOf(kind), saving);
}
