import * as z from 'zod';
import { uploadSchema } from '#domain/tool/uploaded-tool.schema.ts';
import type { Contract } from './contract.ts';

/** Everything that is uploaded, as a build takes it in (scripts/build/fetch-uploads.ts). */
export const uploadedRecords = {
  path: '/api/uploaded-records',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'Tools as they were uploaded, as a build takes them in.',
      out: z.strictObject({
        revision: z.hash('sha256').nullable().describe('null when nothing is uploaded.'),
        uploads: z.array(uploadSchema),
      }),
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
