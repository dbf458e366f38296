import * as z from 'zod';
import { briefFormats } from '#domain/collection/brief-format.ts';
import { lineSchema } from '#domain/text/line.schema.ts';
import { briefSchema } from './brief.schema.ts';
import type { Contract } from './contract.ts';

/** Tools in one file at most: more than the catalogue has today. */
const MAX_EXPORTED = 1000;

/** Body of `POST /api/list-exports`. */
const listExportSchema = z.strictObject({
  format: z.enum([...briefFormats, 'brief']),
  title: lineSchema(120),
  intro: lineSchema(400),
  tools: z.array(z.strictObject({ toolId: z.number().int().positive(), note: lineSchema(280) })).max(MAX_EXPORTED),
  kit: z.uuid().nullable(),
});

export const listExports = {
  path: '/api/list-exports',
  methods: {
    POST: {
      who: 'visitor',
      summary: 'A list of tools as CSV, Markdown or JSON; without Core a sample of the first tools.',
      in: listExportSchema,
      mostBytes: 524_288,
      out: briefSchema,
      orFile: true,
      statuses: [200, 200, 200, 200],
      example: {
        format: 'csv',
        title: 'Autumn',
        intro: '',
        tools: [{ toolId: 2, note: '' }],
        kit: null,
      },
    },
  },
} as const satisfies Contract;
