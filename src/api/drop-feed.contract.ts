import * as z from 'zod';
import type { Answer, Contract } from './contract.ts';

/** Body of `POST /api/drop-feed`. */
const dropFeedSchema = z.strictObject({ do: z.enum(['make', 'revoke']) });

/** GET answers a feed reader that has the address: RSS. POST makes that address, or takes it back. */
export const dropFeed = {
  path: '/api/drop-feed',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'The feed of the drops of somebody’s own tools, for whoever has its address: RSS.',
      params: z.object({ key: z.string() }),
      out: null,
      statuses: [404, 404, 404, 404],
    },
    POST: {
      who: 'user',
      in: dropFeedSchema,
      out: z.strictObject({
        address: z.string().nullable().describe('Whole address, for whoever has it; null when there is none.'),
      }),
      statuses: [401, 403, 403, 403],
      example: { do: 'make' },
    },
  },
} as const satisfies Contract;

export type DropFeedAnswer = Answer<typeof dropFeed, 'POST'>;
