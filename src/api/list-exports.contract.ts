import * as z from 'zod';
import { briefFormats } from '#domain/collection/brief-format.ts';
import { oneLine } from '#domain/text/form-text.ts';
import { briefSchema } from './brief.schema.ts';
import type { Contract } from './contract.ts';

const line = (most: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(most, `At most ${most} characters`));

/** Tools in one file at most: more than the catalogue has today. */
const MAX_EXPORTED = 1000;

/** Body of `POST /api/list-exports`. */
const listExportSchema = z.strictObject({
  format: z.enum([...briefFormats, 'brief']),
  title: line(120),
  intro: line(400),
  tools: z.array(z.strictObject({ toolId: z.number().int().positive(), note: line(280) })).max(MAX_EXPORTED),
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
