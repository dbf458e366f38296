import * as z from 'zod';

/** Body of `POST /api/drop-feed`. */
export const dropFeedSchema = z.strictObject({ do: z.enum(['make', 'revoke']) });
