import * as z from 'zod';
import { uploadSchema } from '#domain/tool/uploaded-tool.schema.ts';

const revisionId = z.hash('sha256');
const time = z.iso.datetime();

/** What each way of uploading is called in the audit. */
const uploadKinds = ['csv', 'records', 'submission'] as const;
export type UploadKind = (typeof uploadKinds)[number];

const uploadRecordSchema = z.object({
  id: z.uuid(),
  at: time,
  /** User id of the admin; null once that account is deleted. */
  by: z.string().nullable(),
  kind: z.enum(uploadKinds),
  created: z.number().int(),
  updated: z.number().int(),
  /** What was uploaded in all, after and before; null is nothing. */
  revision: revisionId.nullable(),
  previous: revisionId.nullable(),
  undone: z.object({ at: time, by: z.string().nullable() }).nullable(),
});

/** The one document that says which revision holds. */
export const toolHeadSchema = z.object({
  revision: revisionId.nullable(),
  /** Number of the next new tool: it only rises, so no number is ever given twice. */
  nextId: z.number().int(),
  /** Newest first. */
  uploads: z.array(uploadRecordSchema),
});

/** Everything that is uploaded, at one moment; never changed once it is written. */
export const revisionSchema = z.object({ uploads: z.array(uploadSchema) });

export type UploadRecord = z.output<typeof uploadRecordSchema>;
export type ToolHead = z.output<typeof toolHeadSchema>;
