import * as z from 'zod';
import { daySchema } from '#domain/text/web-fields.schema.ts';
import { DOCUMENT_KEY, documentStates } from './document-words.ts';
import { shownEntrySchema } from './shown-entry.schema.ts';

const fieldsSchema = z.record(z.string(), z.unknown());

/** What the desk holds of one document. */
const documentIndexEntrySchema = z.object({
  key: z.string().regex(DOCUMENT_KEY),
  state: z.enum(documentStates),
  /** The day (UTC) from which readers see it; null for at once. */
  showsOn: daySchema.nullable(),
  /** Whole for a document without a file, else only what differs from its file. */
  fields: fieldsSchema,
  /** What the file said in those fields at that time; null for a document without a file. */
  over: fieldsSchema.nullable(),
  /** What readers see until `showsOn`: a change that is scheduled leaves what was published standing till its day. */
  stands: shownEntrySchema.nullable().default(null),
  changedAt: z.iso.datetime(),
  /** Its changes, newest first: a change that no entry names never happened. */
  edits: z.array(z.uuid()),
});

/** Everything the desk holds of one kind, at one moment. */
export const documentIndexSchema = z.object({
  /** The next number to give; it only rises, so none is given twice. */
  nextId: z.number().int(),
  /** The last day whose scheduled documents were announced. */
  announcedOn: daySchema.nullable(),
  entries: z.array(documentIndexEntrySchema),
});

export type DocumentIndexEntry = z.output<typeof documentIndexEntrySchema>;
export type DocumentIndex = z.output<typeof documentIndexSchema>;
