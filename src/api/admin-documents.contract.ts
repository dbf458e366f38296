import { newDocumentSchema, type DocumentEdited } from './admin-document.contract.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { Standing } from '#domain/record/document-standing.ts';

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

export const adminDocumentsEndpoint = {
  path: '/api/admin/documents/:kind',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<DeskDocuments>(),
      // The walk names no kind that there is; netlify/documents has the tests of those.
      statuses: [401, 403, 403, 404],
    },
    POST: {
      who: 'admin',
      in: newDocumentSchema,
      mostBytes: 65_536,
      answers: typeOnly<DocumentEdited>(),
      refusal: editRefusalSchema,
      statuses: [401, 403, 403, 404],
      example: {
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        reason: 'The maker announced it',
        fields: { toolName: 'Storyteller' },
        state: 'published',
        showsOn: null,
        dryRun: true,
      },
    },
  },
} as const satisfies Contract;
