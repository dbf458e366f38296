import * as z from 'zod';

/** Body of `POST /api/admin/messages`. */
export const markMessageSchema = z.strictObject({ id: z.uuid(), isAnswered: z.boolean() });
