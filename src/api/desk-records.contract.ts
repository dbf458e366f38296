import * as z from 'zod';
import { documentKinds } from '#domain/record/document-words.ts';
import { shownEntrySchema } from '#domain/record/shown-entry.schema.ts';
import type { Answer, Contract } from './contract.ts';

export const deskRecordsEndpoint = {
  path: '/api/desk-records',
  methods: {
    GET: {
      who: 'anyone',
      summary:
        'What editors published since the pages were built: drops, lessons, articles, tasks, corrections, as a build takes them in.',
      out: z.strictObject({ documents: z.record(z.enum(documentKinds), z.array(shownEntrySchema)) }),
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;

export type DeskRecordsAnswer = Answer<typeof deskRecordsEndpoint, 'GET'>;
