import * as z from 'zod';
import type { Figures } from './admin-figures.ts';
import { type Contract, typeOnly } from './contract.ts';

/** Body of `POST /api/admin/figures`: the words, as the list has them. */
const settledSearchSchema = z.strictObject({
  settled: z
    .string({ error: 'Name the words as the list has them' })
    .min(3, 'Name the words')
    .max(40, 'At most 40 signs'),
});

export const adminFiguresEndpoint = {
  path: '/api/admin/figures',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<Figures>(),
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: settledSearchSchema,
      answers: typeOnly<Pick<Figures, 'searches'>>(),
      statuses: [401, 403, 403, 200],
      example: { settled: 'unheard of words' },
    },
  },
} as const satisfies Contract;
