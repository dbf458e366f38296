import * as z from 'zod';
import { messageStates, MAX_ANSWER_LETTERS } from '#domain/letters/message/desk-state.ts';
import { manyLines } from '#domain/text/form-text.ts';
import { refusalSchema } from './refusal.schema.ts';
import type { Contract } from './contract.ts';

const one = { id: z.uuid(), attempt: z.uuid() };

const words = (remedy: string) =>
  z
    .string()
    .transform(manyLines)
    .pipe(z.string().min(2, remedy).max(MAX_ANSWER_LETTERS, `At most ${MAX_ANSWER_LETTERS} characters`));

/** Body of `POST /api/admin/messages`. */
const messageActionSchema = z.discriminatedUnion('do', [
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

export const adminMessages = {
  path: '/api/admin/messages',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: messageActionSchema,
      mostBytes: 65_536,
      refusal: refusalSchema.extend({ current: z.unknown() }),
      statuses: [401, 403, 403, 404],
      example: {
        id: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        do: 'mark',
        as: 'resolved',
      },
    },
  },
} as const satisfies Contract;
