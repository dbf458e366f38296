import * as z from 'zod';

/** Body of `POST /api/admin/figures`: the words, as the list has them. */
export const settledSearchSchema = z.strictObject({
  settled: z
    .string({ error: 'Name the words as the list has them' })
    .min(3, 'Name the words')
    .max(40, 'At most 40 signs'),
});
