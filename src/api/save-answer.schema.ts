import * as z from 'zod';

/** What a save or removal leads to. */
export const saveAnswerSchema = z.strictObject({
  isSaved: z.boolean(),
  count: z.number().int().describe('Saved tools afterwards.'),
});
