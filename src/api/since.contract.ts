import * as z from 'zod';
import { type Contract, typeOnly } from './contract.ts';
import type { SinceEntry } from '#domain/since/look.ts';

/** What changed for the signed-in person since they last looked. */
export interface SinceAnswer {
  /** When they last saw a change; null when they never did. */
  since: string | null;
  /** What they have not seen on any device, newest first. */
  entries: SinceEntry[];
  /** The last that they saw, newest first. */
  seen: SinceEntry[];
  /** The day on which something about their tools, or about any while they have none, was last read; null when nothing was. */
  readOn: string | null;
}

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
