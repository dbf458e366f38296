import * as z from 'zod';
import { documentStates } from '#domain/record/document-words.ts';
import { daySchema } from '#domain/text/web-fields.schema.ts';
import { changeShape } from './admin-tool.contract.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { ToolTask } from '#domain/tool/tool.schema.ts';
import type { DocumentView } from '#domain/record/document-view.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import type { Standing } from '#domain/record/document-standing.ts';
import type { EditLine, RecordEdited } from './record-edit.ts';

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

export interface DocumentEdited extends RecordEdited {
  key: string;
}

const saveShape = {
  ...changeShape,
  /** Only those that are another now, by name; what a field must be is for the rules of its kind to say. */
  fields: z.record(z.string().regex(/^[a-zA-Z]{2,30}$/), z.unknown()),
  state: z.enum(documentStates),
  showsOn: daySchema.nullable(),
  /** Checks and shows what would change; stores nothing. */
  dryRun: z.boolean().default(false),
};

/** Body of `POST /api/admin/documents/:kind`. */
export const newDocumentSchema = z.strictObject(saveShape);

/** Body of `POST /api/admin/documents/:kind/:key`: a save, or the change that is taken back. */
const documentSchema = z.union(
  [z.strictObject({ ...saveShape, version: z.string().max(60) }), z.strictObject({ ...changeShape, undoes: z.uuid() })],
  { error: 'Send a change to save, or the number of the change to take back' },
);

export const adminDocumentEndpoint = {
  path: '/api/admin/documents/:kind/:key',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<DeskDocument>(),
      statuses: [401, 403, 403, 404],
    },
    POST: {
      who: 'admin',
      in: documentSchema,
      mostBytes: 65_536,
      answers: typeOnly<DocumentEdited>(),
      refusal: editRefusalSchema,
      statuses: [401, 403, 403, 404],
      example: {
        version: 'not the version it has',
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        reason: 'A slip of the pen',
        fields: { updateTitle: 'Another headline of ours' },
        state: 'published',
        showsOn: null,
        dryRun: true,
      },
    },
  },
} as const satisfies Contract;
