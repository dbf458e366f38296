import * as z from 'zod';

/** Body of `POST /api/saved-tools`. */
export const saveToolSchema = z.strictObject({ toolId: z.number().int().positive() });
