import * as z from 'zod';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import { rulesSchema } from '#domain/rules/rules.schema.ts';
import { frozenFactsSchema } from '#domain/project/frozen-facts.schema.ts';
import type { Answer, Contract } from './contract.ts';

/** Body of `POST /api/project-facts`. */
const projectFactsSchema = z.strictObject({
  toolId: z.number().int().positive(),
  plan: z.string().max(PROJECT_BOUNDS.plan).default(''),
  rules: rulesSchema.prefault({}),
});

export const projectFacts = {
  path: '/api/project-facts',
  methods: {
    POST: {
      who: 'anyone',
      summary:
        'What the guide knows of one plan now, resolved with words, page, copy and day, and its verdict under these rules; with a seal that proves the day.',
      in: projectFactsSchema,
      out: z.strictObject({
        facts: frozenFactsSchema,
        frozenOn: z.iso.date().describe('Today, UTC.'),
        seal: z.string().describe('Proves later that the guide handed out these facts on this day.'),
      }),
      statuses: [200, 200, 200, 200],
      example: { toolId: 2, plan: '', rules: { paidWork: true } },
    },
  },
} as const satisfies Contract;

export type ProjectFactsAnswer = Answer<typeof projectFacts, 'POST'>;
