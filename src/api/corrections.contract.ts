import * as z from 'zod';
import { correctionSchema } from '#domain/watch/correction/correction.schema.ts';
import { timelineKinds } from '#domain/page/plot/timeline.ts';
import { planRightNames, witnessScopes } from '#domain/tool/plan/plan-words.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { freshnessPointSchema } from '#domain/tool/evidence/freshness-point.schema.ts';
import type { Contract } from './contract.ts';

const cellSchema = z.strictObject({
  span: z.int().describe('How many plans say the same in the same words.'),
  plans: z.array(z.string()),
  text: z.string(),
  bearing: z.enum(['good', 'bad', 'open']),
  condition: z.string().describe('Empty when there is nothing to add.'),
  standing: z.string().describe('Empty when nobody has read it.'),
  isDisputed: z.boolean(),
  words: z.array(
    z.strictObject({
      quote: z.string(),
      english: z.string().optional(),
      says: z.string().optional().describe('What this witness says, when witnesses differ: an answer, or an amount.'),
      about: z.enum(witnessScopes).optional().describe('What the words are about, when it is not the app.'),
      source: z.string(),
      copy: z.string().optional(),
      note: z.string(),
      read: z.string().describe('How and when it was read.'),
    }),
  ),
});

const plansSchema = z.strictObject({
  columns: z.array(z.string()).describe('Names of the plans, cheapest first.'),
  rows: z.array(
    z.strictObject({
      name: z.enum(['price', 'priceYearly', 'includes', ...planRightNames]),
      title: z.string(),
      question: z.string(),
      shared: z.string().describe('What its cells share, so that none of them says it; often empty.'),
      cells: z.array(cellSchema),
    }),
  ),
  steps: z
    .array(z.strictObject({ isYes: z.boolean(), price: z.string(), flag: z.string() }))
    .describe(
      'Where paid work is allowed and what each plan costs, plan by plan; empty where the prices make no steps.',
    ),
  foot: z.array(z.string()).describe('Sentences below the table.'),
});

export const correctionsEndpoint = {
  path: '/api/corrections',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'What the guide corrected, newest first; or, of one tool, with its facts of this moment.',
      params: z.object({ tool: z.int().optional().describe('Number of a tool.') }),
      out: z.strictObject({
        corrections: z.array(correctionSchema.omit({ $schema: true })),
        facts: z
          .array(
            z.strictObject({
              fact: z.enum(factNames),
              value: z.string(),
              lines: z.array(z.string()).describe('Sentences below the value.'),
              note: z.string().describe('Where and when it was read; empty when nothing is stated.'),
              of: z
                .string()
                .optional()
                .describe('The plans that the words are about, where the note tells of others too.'),
              quote: z.string().nullable(),
              english: z.string().optional().describe('What the words say, when they are in another language.'),
              source: z.string().nullable(),
              copy: z.string().optional().describe('Where they were read, when that is not the page itself.'),
            }),
          )
          .nullable()
          .describe('With tool: its facts of this moment; null otherwise.'),
        plans: plansSchema
          .optional()
          .describe('With tool: its table of plans of this moment, when editors changed the tool.'),
        freshness: z
          .array(freshnessPointSchema)
          .describe('How much of the guide had been read on each day, oldest first; empty with tool.'),
        events: z
          .array(z.strictObject({ kind: z.enum(timelineKinds), day: z.string() }))
          .optional()
          .describe('With tool: what happened to it on which days.'),
      }),
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
