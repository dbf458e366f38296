import * as z from 'zod';
import { lineSchema } from '#domain/text/line.schema.ts';
import type { Contract } from './contract.ts';

/** Body of `POST /api/reader-events`. */
const readerEventSchema = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('missed-search'),
    words: lineSchema(120),
    wasFound: z.boolean().optional().describe('Something was found, and nothing of it opened.'),
  }),
  z.strictObject({ what: z.literal('task'), slug: z.string().max(100) }),
]);

/** POST counts something that a reader did, without who it was. */
export const readerEventsEndpoint = {
  path: '/api/reader-events',
  methods: {
    POST: {
      who: 'anyone',
      summary:
        'Counts a search that found nothing, or of which nothing was opened, or that somebody went on from a task to a tool; no person is noted.',
      in: readerEventSchema,
      out: z.strictObject({ received: z.literal(true) }),
      statuses: [200, 200, 200, 200],
      example: { what: 'missed-search', words: 'lip sync for puppets' },
    },
  },
} as const satisfies Contract;
