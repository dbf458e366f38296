import * as z from 'zod';

/** Body of `POST /api/admin/payments`. */
export const caseMarkSchema = z.strictObject({
  id: z.string().regex(/^\w{1,100}$/),
  attempt: z.uuid(),
  as: z.enum(['open', 'done']),
});
