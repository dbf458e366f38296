import * as z from 'zod';
import type { Contract } from './contract.ts';

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
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: settledSearchSchema,
      statuses: [401, 403, 403, 200],
      example: { settled: 'unheard of words' },
    },
  },
} as const satisfies Contract;
