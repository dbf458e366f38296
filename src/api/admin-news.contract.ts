import * as z from 'zod';
import { manyLines, oneLine } from '#domain/text/form-text.ts';
import { NEWS_BOUNDS } from '#domain/letters/news.ts';
import type { Contract } from './contract.ts';

const id = z.string().regex(/^\d{13}-[0-9a-f]{8}$/);
const subject = z.string().transform(oneLine).pipe(z.string().min(3).max(NEWS_BOUNDS.subject));
const words = z.string().transform(manyLines).pipe(z.string().min(20).max(NEWS_BOUNDS.words));

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
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: newsActionSchema,
      statuses: [401, 403, 403, 200],
      example: { do: 'write', id: null, subject: 'The yak has news', words: 'A short piece of news about Yak.' },
    },
  },
} as const satisfies Contract;
