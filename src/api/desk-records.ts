import type { BuiltDocuments } from '#domain/record/built-documents.schema.ts';
import type { Endpoint } from './endpoint.ts';

export const deskRecordsEndpoint = { path: '/api/desk-records', methods: ['GET'] } as const satisfies Endpoint;

/**
 * What readers may see of what the desk holds, for a build. With the key of an admin's pull command (`?key=…`) also what
 * lies under the fringe, for files.
 */
export interface DeskRecordsAnswer {
  documents: BuiltDocuments;
}
