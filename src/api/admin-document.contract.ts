import * as z from 'zod';
import { documentStates } from '#domain/record/document-words.ts';
import { daySchema } from '#domain/text/web-fields.schema.ts';
import { changeShape } from './admin-tool.contract.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import type { Contract } from './contract.ts';

const saveShape = {
  ...changeShape,
  /** Names of fields; what a field must be is for the rules of its kind to say. */
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
      statuses: [401, 403, 403, 404],
    },
    POST: {
      who: 'admin',
      in: documentSchema,
      mostBytes: 65_536,
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
