import type { ToolTask } from '#domain/tool/tool.schema.ts';
import type { DocumentKind, DocumentState } from '#domain/record/document-words.ts';
import type { DocumentView } from '#domain/record/document-view.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import type { Standing } from '#domain/record/document-standing.ts';
import { request } from './request.ts';
import type { EditLine, RecordEdited, RecordEditing } from './record-edit.ts';

/** A tool that does a task, and how well. */
export interface TaskDoer extends Pick<ToolTask, 'fit' | 'note'> {
  id: number;
  name: string;
}

/** A document as the desk sees it. */
export interface DeskDocument extends DocumentView {
  key: string;
  /** Names what it says now; a change must name the version it was made on. */
  version: string;
  standing: Standing;
  /** It is scheduled, and readers see until then what was published before. */
  isShownMeanwhile: boolean;
  /** What its file says; null for a document without one. */
  file: Fields | null;
  /** Fields in which its file was changed after the desk did: there the file holds. */
  movedOn: string[];
  /** Whether the pages were built with what readers may see of it now. */
  isBuilt: boolean;
  /** Why the pages were built without it; null when they were not. */
  leftOut: string | null;
  /** Newest first. */
  history: EditLine[];
  /** The best tools for a task, as its preview names them; of other kinds there are none. */
  doers?: TaskDoer[];
}

/** What an editor saves: only the fields that are another now. */
export interface DocumentSaving extends RecordEditing {
  version: string;
  fields: Fields;
  state: DocumentState;
  showsOn: string | null;
  dryRun?: boolean;
}

/** What takes a change back. */
interface DocumentUndoing extends RecordEditing {
  undoes: string;
}

export interface DocumentEdited extends RecordEdited {
  key: string;
}

const addressOf = (kind: DocumentKind, key: string) =>
  '/api/admin/documents/:kind/:key'.replace(':kind', kind).replace(':key', key);

/** @throws CallError `not_found` when there is no such document */
export function fetchDeskDocument(kind: DocumentKind, key: string): Promise<DeskDocument> {
  return request('GET', addressOf(kind, key));
}

/** @throws CallError `document_changed` when somebody was faster, `document_refused` when a field needs another look */
export function sendDocument(kind: DocumentKind, key: string, saving: DocumentSaving): Promise<DocumentEdited> {
  return request('POST', addressOf(kind, key), saving);
}

/** @throws CallError `change_superseded` when the same places were changed again */
export function sendDocumentUndo(kind: DocumentKind, key: string, undoing: DocumentUndoing): Promise<DocumentEdited> {
  return request('POST', addressOf(kind, key), undoing);
}
