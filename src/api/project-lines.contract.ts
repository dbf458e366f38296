import * as z from 'zod';
import { newLineSchema, newLinesSchema } from '#domain/project/line-change.schema.ts';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import { refusalSchema } from './refusal.schema.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { FrozenFacts } from '#domain/project/frozen-facts.schema.ts';
import type { RowProblem } from '#domain/project/read-lines.ts';
import type { SheetLine } from '#domain/project/sheet.schema.ts';
import type { ErrorAnswer } from './error-answer.ts';

/** A line as it stands, with its frozen facts. */
export interface LineAnswer extends SheetLine {
  isWithdrawn: boolean;
  frozen: FrozenFacts;
}

/** What more than one line of a call became, in their order. */
export interface LinesAnswer {
  lines: LineAnswer[];
}

/** 422: what is wrong with which row of a pasted table; nothing was added. */
export interface RefusedLines extends ErrorAnswer {
  rows: RowProblem[];
}

const severalSchema = z.strictObject({ lines: z.array(newLineSchema).min(1).max(PROJECT_BOUNDS.linesAtOnce) });
const tableSchema = z.strictObject({
  table: z.string().max(PROJECT_BOUNDS.table),
  defaults: newLineSchema.omit({ id: true, asset: true }).partial().default({}),
});

type Bodies = typeof newLinesSchema | typeof severalSchema | typeof tableSchema;

/** Body of `POST /api/projects/{id}/lines`: one line, some `lines`, or a pasted `table`. What is wrong names its field. */
export const projectLinesBodySchema = z
  .custom<z.input<Bodies>>()
  .transform((body: unknown, context): z.output<Bodies> => {
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
      answers: typeOnly<LineAnswer | LinesAnswer>(),
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
