import * as z from 'zod';
import { lineSchema } from '#domain/text/line.schema.ts';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import { seenSchema } from '#domain/project/project-lines.schema.ts';
import { sheetSchema } from '#domain/project/sheet.schema.ts';
import type { Answer, Contract } from './contract.ts';

const sharedSheetAnswer = z.strictObject({
  sheet: sheetSchema,
  hash: z.hash('sha256').describe('SHA-256 of the JSON file of the sheet: the version that a client confirms.'),
  byName: z.string().describe('Whom the owner names as its author; empty names nobody.'),
  seen: z.array(seenSchema).describe('Who confirmed this version; of others nothing is said.'),
});

/** Body of `POST /api/shared-sheets/{key}`. */
const sheetSeenSchema = z.strictObject({
  name: lineSchema(PROJECT_BOUNDS.seenName).pipe(z.string().min(1, 'Type your name')).describe('Who has seen it.'),
  hash: z.hash('sha256').describe('The `hash` that was answered with the sheet.'),
});

export const sharedSheet = {
  path: '/api/shared-sheets/:key',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'The sheet of a project that its owner shares by a link: assets, tools, plans and their frozen facts.',
      out: sharedSheetAnswer,
      statuses: [404, 404, 404, 404],
    },
    POST: {
      who: 'anyone',
      summary: 'Confirms by name that somebody has seen this version of the sheet.',
      in: sheetSeenSchema,
      out: sharedSheetAnswer,
      statuses: [404, 404, 404, 404],
      example: { name: 'Jo of Acme', hash: 'a'.repeat(64) },
    },
  },
} as const satisfies Contract;

/** What a client reads under a link. */
export type SharedSheetAnswer = Answer<typeof sharedSheet, 'GET'>;
