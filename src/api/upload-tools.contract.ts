import * as z from 'zod';
import { refusalSchema } from './refusal.schema.ts';
import type { UploadAnswer } from './upload-answer.ts';
import { type Contract, typeOnly } from './contract.ts';

/** Body of `POST /api/admin/upload-tools`; what a record must be is for `readRecords` to say. */
const uploadToolsSchema = z.strictObject({ tools: z.array(z.unknown()), dryRun: z.boolean().default(false) });

const MAX_BYTES = 4_194_304;

export const uploadTools = {
  path: '/api/admin/upload-tools',
  methods: {
    POST: {
      who: 'admin',
      in: uploadToolsSchema,
      mostBytes: MAX_BYTES,
      refusal: refusalSchema.extend({ report: z.unknown() }),
      answers: typeOnly<UploadAnswer>(),
      statuses: [401, 403, 403, 200],
      example: { tools: [], dryRun: true },
    },
  },
} as const satisfies Contract;
