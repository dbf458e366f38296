import * as z from 'zod';
import { newLineSchema, newLinesSchema } from '#domain/project/line-change.schema.ts';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import { refusalSchema } from './refusal.schema.ts';
import type { Contract } from './contract.ts';

const severalSchema = z.strictObject({ lines: z.array(newLineSchema).min(1).max(PROJECT_BOUNDS.linesAtOnce) });
const tableSchema = z.strictObject({
  table: z.string().max(PROJECT_BOUNDS.table),
  defaults: newLineSchema.omit({ id: true, asset: true }).partial().default({}),
});

type NewLinesBody = z.output<typeof newLinesSchema> | z.output<typeof severalSchema> | z.output<typeof tableSchema>;

/** Body of `POST /api/projects/{id}/lines`: one line, some `lines`, or a pasted `table`. What is wrong names its field. */
export const projectLinesBodySchema = z.unknown().transform((body, context): NewLinesBody => {
  const fields = typeof body === 'object' && body !== null ? body : {};
  const schema = 'lines' in fields ? severalSchema : 'table' in fields ? tableSchema : newLinesSchema;
  const { data, error } = schema.safeParse(body);
  if (data) return data;
  for (const { path, message } of error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});

export const projectLinesEndpoint = {
  path: '/api/projects/:id/lines',
  methods: {
    POST: {
      who: 'user',
      in: projectLinesBodySchema,
      mostBytes: 262_144,
      refusal: refusalSchema.extend({ rows: z.array(z.strictObject({ row: z.number().int(), message: z.string() })) }),
      statuses: [401, 404, 404, 404],
      example: {
        asset: 'poster.png',
        toolId: 2,
        plan: '',
        account: 'studio@acme.test',
        day: '2026-11-20',
        human: 'Chose and retouched',
        sourceType: 'trainedAlgorithmicMedia',
      },
    },
  },
} as const satisfies Contract;
