import * as z from 'zod';
import type { Answer, Contract } from './contract.ts';

/** Everything that is stored about one person. */
const exportAnswer = z.strictObject({
  exportedAt: z.iso.datetime(),
  records: z
    .array(z.strictObject({ store: z.string(), holds: z.string(), data: z.unknown() }))
    .describe('One entry for each store that holds something.'),
});

/** GET answers the mailed link; POST makes the export of the signed-in person and mails that link. */
export const dataExport = {
  path: '/api/data-export',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'Everything stored about a person, for whoever has the link of their mail.',
      params: z.object({ key: z.string() }),
      out: exportAnswer,
      statuses: [404, 404, 404, 404],
    },
    POST: {
      who: 'user',
      out: exportAnswer,
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;

/** Everything that is stored about one person. */
export type DataExport = Answer<typeof dataExport, 'POST'>;
