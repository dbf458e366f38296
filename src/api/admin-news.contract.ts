import * as z from 'zod';
import { lineSchema, linesSchema } from '#domain/text/line.schema.ts';
import { NEWS_BOUNDS, type NewsState } from '#domain/letters/news.ts';
import type { LetterState } from './contact.contract.ts';
import { type Contract, typeOnly } from './contract.ts';

/** One piece of news at the desk. */
export interface NewsPiece {
  id: string;
  subject: string;
  words: string;
  state: NewsState;
  /** ISO time of its last change, and who made it; null when the account is gone. */
  changedAt: string;
  by: string | null;
  /** ISO time at which it begins unless it is held; null when it is not released. */
  beginsAt: string | null;
}

/** `GET /api/admin/news`: the newest pieces, newest first. */
export interface NewsDesk {
  pieces: NewsPiece[];
  /** Where tests go. */
  testsTo: string;
}

const id = z.string().regex(/^\d{13}-[0-9a-f]{8}$/);
const subject = lineSchema(NEWS_BOUNDS.subject).pipe(z.string().min(3));
const words = linesSchema(NEWS_BOUNDS.words).pipe(z.string().min(20));

/** Body of `POST /api/admin/news`. */
const newsActionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('write'), id: id.nullable(), subject, words }),
  z.strictObject({ do: z.enum(['release', 'hold', 'remove', 'test']), id }),
]);

export const adminNewsEndpoint = {
  path: '/api/admin/news',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<NewsDesk>(),
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: newsActionSchema,
      answers: typeOnly<NewsDesk | (NewsDesk & { id: string }) | { letter: LetterState }>(),
      statuses: [401, 403, 403, 200],
      example: { do: 'write', id: null, subject: 'The yak has news', words: 'A short piece of news about Yak.' },
    },
  },
} as const satisfies Contract;
