import * as z from 'zod';

/** Body of `POST /api/tools/bulk-upload`; what the text must be is for `readCsv` to say. */
export const bulkUploadSchema = z.strictObject({ csvData: z.string(), dryRun: z.boolean().default(false) });
