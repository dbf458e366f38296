import * as z from 'zod';
import { refusalSchema } from './refusal.schema.ts';
import type { UploadAnswer } from './upload-answer.ts';
import { type Contract, typeOnly } from './contract.ts';

/** Body of `POST /api/tools/bulk-upload`; what the text must be is for `readCsv` to say. */
const bulkUploadSchema = z.strictObject({ csvData: z.string(), dryRun: z.boolean().default(false) });

/** A file of 2 MB as JSON: a character that is escaped takes two bytes. */
const MAX_BYTES = 4_194_304;

export const bulkUpload = {
  path: '/api/tools/bulk-upload',
  methods: {
    POST: {
      who: 'admin',
      in: bulkUploadSchema,
      mostBytes: MAX_BYTES,
      refusal: refusalSchema.extend({ report: z.unknown() }),
      answers: typeOnly<UploadAnswer>(),
      statuses: [401, 403, 403, 200],
      example: { csvData: 'name', dryRun: true },
    },
  },
} as const satisfies Contract;
