import * as z from 'zod';
import { messageStates, MAX_ANSWER_LETTERS, type MessageState } from '#domain/letters/desk-state.ts';
import { linesSchema } from '#domain/text/line.schema.ts';
import { refusalSchema } from './refusal.schema.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { Message } from '#domain/letters/message.ts';
import type { ThreadLine } from './desk-thread.ts';
import type { ErrorAnswer } from './error-answer.ts';

/**
 * What became of the letter with an answer: `waiting` for the mail server; `refused` by it for good; `unsent`, it was
 * written down but the letter was not stored: send it again.
 */
export type AnswerLetter = 'sent' | 'waiting' | 'refused' | 'unsent';

/** A message with what was done about it. */
export interface MessageAtDesk {
  message: Message;
  state: MessageState;
  /** Oldest first; `letter` stands with answers only. */
  thread: (ThreadLine & { letter?: AnswerLetter })[];
}

/** One page of `GET /api/admin/messages?state=…&q=…&after=…`: open ones oldest first, the others newest first. */
export interface MessagePage {
  /** How many there are of each state, counted up to 5,000. */
  counts: Record<MessageState, number>;
  messages: MessageAtDesk[];
  /** How many were looked through so far, out of how many. */
  looked: number;
  of: number;
  /** The place to go on from; null when everything was looked through. */
  next: string | null;
}

/** 409: somebody else has answered it meanwhile; the message as it stands now. */
export interface AnsweredMeanwhile extends ErrorAnswer {
  current: MessageAtDesk;
}

const one = { id: z.uuid(), attempt: z.uuid() };

const words = (remedy: string) => linesSchema(MAX_ANSWER_LETTERS).pipe(z.string().min(2, remedy));

/** Body of `POST /api/admin/messages`: what an editor does about a message; the same attempt again is done once. */
const messageActionSchema = z.discriminatedUnion('do', [
  z.strictObject({ ...one, do: z.literal('mark'), as: z.enum(messageStates) }),
  z.strictObject({
    ...one,
    do: z.literal('answer'),
    text: words('Write an answer first'),
    as: z.enum(['open', 'resolved']),
    seen: z.number().int().nonnegative().describe('Answers that its editor had before them.'),
  }),
  // What they wrote back by mail: it stands in the thread, and the message waits again.
  z.strictObject({ ...one, do: z.literal('reply'), text: words('Paste what they wrote first') }),
]);
export type MessageAction = z.output<typeof messageActionSchema>;

export const adminMessages = {
  path: '/api/admin/messages',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<MessagePage>(),
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: messageActionSchema,
      mostBytes: 65_536,
      answers: typeOnly<MessageAtDesk>(),
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
