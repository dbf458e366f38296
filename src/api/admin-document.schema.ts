import * as z from 'zod';
import { documentStates } from '#domain/record/document-words.ts';
import { daySchema } from '#domain/tool/web-fields.schema.ts';
import { changeShape } from './admin-tool.schema.ts';

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
export const documentSchema = z.union(
  [z.strictObject({ ...saveShape, version: z.string().max(60) }), z.strictObject({ ...changeShape, undoes: z.uuid() })],
  { error: 'Send a change to save, or the number of the change to take back' },
);
