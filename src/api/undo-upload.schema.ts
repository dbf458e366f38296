import * as z from 'zod';

/** Body of `POST /api/uploads/undo`. */
export const undoUploadSchema = z.strictObject({ uploadId: z.uuid() });
