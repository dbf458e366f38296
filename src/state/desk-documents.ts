import { type DeskDocuments, fetchDeskDocuments } from '#api/admin-documents.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import { reading } from './reading.ts';

/** The documents of one kind as the desk lists them. */
export const { store: $deskDocuments, load: loadDeskDocuments } = reading<DeskDocuments, [DocumentKind]>(
  fetchDeskDocuments,
);
