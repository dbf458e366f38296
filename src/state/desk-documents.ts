import type { DeskDocuments, adminDocumentsEndpoint } from '#api/admin-documents.contract.ts';
import { requester } from '#api/request.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import { reading } from './reading.ts';

const ask = requester<typeof adminDocumentsEndpoint>('/api/admin/documents/:kind');

/** The documents of one kind as the desk lists them. */
export const { store: $deskDocuments, load: loadDeskDocuments } = reading<DeskDocuments, [DocumentKind]>((kind) =>
  ask('GET', { params: { kind } }),
);
