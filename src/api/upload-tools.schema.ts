import * as z from 'zod';

/** Body of `POST /api/admin/upload-tools`; what a record must be is for `readRecords` to say. */
export const uploadToolsSchema = z.strictObject({ tools: z.array(z.unknown()), dryRun: z.boolean().default(false) });
