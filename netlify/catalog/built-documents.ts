import type { BuiltDocuments } from '#domain/desk-document/built-documents.schema.ts';
import documents from '#data/generated/documents.json' with { type: 'json' };

/** What of the desk's documents the pages were built with. */
export const builtDocuments = documents as unknown as BuiltDocuments;
