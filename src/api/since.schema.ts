import * as z from 'zod';

/** The body of `POST /api/since`: the newest change that was seen. */
export const seenSchema = z.strictObject({ seen: z.string().min(1).max(200) });
