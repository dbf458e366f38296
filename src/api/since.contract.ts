import * as z from 'zod';
import type { SinceAnswer } from './since.ts';
import { type Contract, typeOnly } from './contract.ts';

/** The body of `POST /api/since`: the newest change that was seen. */
const seenSchema = z.strictObject({ seen: z.string().min(1).max(200) });

export const sinceEndpoint = {
  path: '/api/since',
  methods: {
    GET: {
      who: 'user',
      answers: typeOnly<SinceAnswer>(),
      statuses: [401, 200, 200, 200],
    },
    POST: {
      who: 'user',
      in: seenSchema,
      answers: typeOnly<SinceAnswer>(),
      statuses: [401, 200, 200, 200],
      example: { seen: 'drop-1' },
    },
  },
} as const satisfies Contract;
