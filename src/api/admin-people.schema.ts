import * as z from 'zod';

/** Body of `POST /api/admin/people`: one whole address, never a part of one. */
export const peopleActionSchema = z.strictObject({
  do: z.enum(['look', 'export']),
  email: z.string().trim().pipe(z.email().max(254)),
});
