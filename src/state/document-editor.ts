import { type DeskDocument, fetchDeskDocument, sendDocument, sendDocumentUndo } from '#api/admin-document.ts';
import { sendNewDocument } from '#api/admin-documents.ts';
import { dayProblem } from '#domain/record/document-standing.ts';
import { type DocumentView, documentRecord } from '#domain/record/document-view.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import { changesBetween } from '#domain/record/record-changes.ts';
import { type Editing, recordEditor } from './record-editor.ts';
import { rebuildWords } from './uploads.ts';

/** A document of a kind that is being written or changed. */
export type DocumentEditing = Editing<DocumentView, DeskDocument, DocumentKind>;

const nameOf = (key: string, kind: DocumentKind) => `${kind}:${key}`;

/** The editor of documents, whatever their kind. */
export const documentEditor = recordEditor<DocumentView, DeskDocument, DocumentKind>({
  kind: documentRecord,
  nameOf,
  read: (key, kind) => fetchDeskDocument(kind, key),
  keyOf: ({ key }) => key,
  editedOf: ({ state, showsOn, fields }) => ({ state, showsOn, fields }),
  problems: (view) => ({ showsOn: dayProblem(view) }),
  save: async ({ desk, base, after: view, about: kind }, change) => {
    const { state, showsOn } = view;
    const changed = changesBetween(documentRecord, base, view).filter(
      ({ field }) => field !== 'state' && field !== 'showsOn',
    );
    const fields = desk ? Object.fromEntries(changed.map(({ field, after }) => [field, after])) : view.fields;
    const body = { ...change, fields, state, showsOn };
    const { key, rebuild } = desk
      ? await sendDocument(kind, desk.key, { ...body, version: desk.version })
      : await sendNewDocument(kind, body);
    return { key, notice: ['Saved', rebuild === null ? 'Readers see nothing of it yet.' : rebuildWords(rebuild)] };
  },
  undo: ({ key }, undoes, change, kind) => sendDocumentUndo(kind, key, { ...change, undoes }),
  builtNotice: () => ['The pages are built', 'Every page and feed says so now.'],
});

/** Takes over what was typed into a document's form. */
export function changeDocument(places: Fields): void {
  documentEditor.edit((view) => documentRecord.withPlaces(view, Object.entries(places)));
}

/**
 * Begins with a document that there is not yet.
 * @param empty every field of its kind, as an empty form has it
 * @param known what is known of it
 * @param topic names the draft when it is about something of its own
 */
export function openNewDocument(kind: DocumentKind, empty: Fields, known: Fields = {}, topic = 'new'): void {
  const base: DocumentView = { state: 'draft', showsOn: null, fields: empty };
  const start = documentRecord.withPlaces(base, Object.entries(known));
  documentEditor.begin({ name: nameOf(topic, kind), base, start, about: kind });
}
