import * as z from 'zod';
import { correctionSchema } from '#domain/watch/correction/correction.schema.ts';
import { timelineKinds } from '#domain/page/plot/timeline.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { freshnessPointSchema } from '#domain/tool/evidence/freshness-point.schema.ts';
import type { Contract } from './contract.ts';

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
              quote: z.string().nullable(),
              english: z.string().optional().describe('What the words say, when they are in another language.'),
              source: z.string().nullable(),
              copy: z.string().optional().describe('Where they were read, when that is not the page itself.'),
            }),
          )
          .nullable()
          .describe('With tool: its facts of this moment; null otherwise.'),
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
