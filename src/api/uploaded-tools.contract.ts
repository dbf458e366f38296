import * as z from 'zod';
import { departments, goals } from '#domain/tool/audience.ts';
import { askables } from '#domain/search/rights-words.ts';
import { criteria } from '#domain/tool/catalogue/filter-criteria.ts';
import { fits } from '#domain/tool/tool-words.ts';
import { toolRowSchema } from './tool-answer.schema.ts';
import type { Contract } from './contract.ts';

/** What the catalogue searches and filters of one tool. */
const catalogueEntry = toolRowSchema.extend({
  icon: z.string().nullable().describe('File of its maker’s mark.'),
  criteria: z.array(z.enum(criteria)).describe('Filters that it matches.'),
  skipItIf: z.string(),
  search: z.strictObject({
    id: z.number().int(),
    name: z.string(),
    maker: z.string(),
    names: z.array(z.string()),
    tasks: z.array(z.strictObject({ task: z.string(), fit: z.enum(fits) })),
    category: z.string(),
    departments: z.array(z.enum(departments)),
    goals: z.array(z.enum(goals)),
    granted: z.array(z.enum(askables)),
    isFree: z.boolean(),
    monthly: z.number().nullable(),
    isAlive: z.boolean(),
    replacedBy: z.number().int().nullable(),
    isPaidWorkBarred: z.boolean(),
    confirmed: z.number().int(),
    isPick: z.boolean(),
    words: z.string(),
  }),
});

export const uploadedTools = {
  path: '/api/uploaded-tools',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'How the catalogue differs from the pages as they were built.',
      out: z.strictObject({
        revision: z.hash('sha256').nullable().describe('null when nothing is uploaded.'),
        changed: z.array(catalogueEntry).describe('Tools that came or changed since.'),
        removed: z.array(z.number().int()).describe('Tools that have a page and are no longer in the catalogue.'),
      }),
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
