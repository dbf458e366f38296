import type { DeskDocument, adminDocumentEndpoint } from '#api/admin-document.contract.ts';
import type { adminDocumentsEndpoint } from '#api/admin-documents.contract.ts';
import { requester } from '#api/request.ts';
import { dayProblem } from '#domain/record/document-standing.ts';
import { type DocumentView, documentRecord } from '#domain/record/document-view.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import { changesBetween } from '#domain/record/record-changes.ts';
import { type Editing, recordEditor } from './record-editor.ts';
import { rebuildWords } from './uploads.ts';

const askDocument = requester<typeof adminDocumentEndpoint>('/api/admin/documents/:kind/:key');
const askNew = requester<typeof adminDocumentsEndpoint>('/api/admin/documents/:kind');

/** A document of a kind that is being written or changed. */
export type DocumentEditing = Editing<DocumentView, DeskDocument, DocumentKind>;

const nameOf = (key: string, kind: DocumentKind) => `${kind}:${key}`;

/** The editor of documents, whatever their kind. */
export const documentEditor = recordEditor<DocumentView, DeskDocument, DocumentKind>({
  kind: documentRecord,
  nameOf,
  read: (key, kind) => askDocument('GET', { params: { kind, key } }),
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
      ? await askDocument('POST', { params: { kind, key: desk.key }, body: { ...body, version: desk.version } })
      : await askNew('POST', { params: { kind }, body });
    return { key, notice: ['Saved', rebuild === null ? 'Readers see nothing of it yet.' : rebuildWords(rebuild)] };
  },
  undo: ({ key }, undoes, change, kind) => askDocument('POST', { params: { kind, key }, body: { ...change, undoes } }),
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
