import * as z from 'zod';
import { messageStates, MAX_ANSWER_LETTERS } from '#domain/message/desk-state.ts';
import { manyLines } from '#domain/public-form/form-text.ts';

const one = { id: z.uuid(), attempt: z.uuid() };

const words = (remedy: string) =>
  z
    .string()
    .transform(manyLines)
    .pipe(z.string().min(2, remedy).max(MAX_ANSWER_LETTERS, `At most ${MAX_ANSWER_LETTERS} characters`));

/** Body of `POST /api/admin/messages`. */
export const messageActionSchema = z.discriminatedUnion('do', [
  z.strictObject({ ...one, do: z.literal('mark'), as: z.enum(messageStates) }),
  z.strictObject({
    ...one,
    do: z.literal('answer'),
    text: words('Write an answer first'),
    as: z.enum(['open', 'resolved']),
    seen: z.number().int().nonnegative(),
  }),
  z.strictObject({ ...one, do: z.literal('reply'), text: words('Paste what they wrote first') }),
]);
