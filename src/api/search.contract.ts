import * as z from 'zod';
import { SEARCH_LIMITS } from '#domain/search/search-results.ts';
import type { Contract } from './contract.ts';

const link = { title: z.string(), path: z.string() };

export const searchEndpoint = {
  path: '/api/search',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'Finds tools, tasks and pages for what somebody types, best first.',
      params: z.object({
        q: z.string().max(SEARCH_LIMITS.characters),
        limit: z.int().min(1).max(SEARCH_LIMITS.mostFinds).default(SEARCH_LIMITS.finds),
      }),
      out: z.strictObject({
        query: z.string().describe('What was asked.'),
        didYouMean: z.string().exactOptional().describe('What was searched for instead, when slips were put right.'),
        notRead: z.string().exactOptional().describe('What no entry says although it was asked.'),
        whyFirst: z.string().exactOptional().describe('What put the first tool before the second.'),
        tools: z.array(
          z.strictObject({
            id: z.number().int(),
            slug: z.string(),
            name: z.string(),
            why: z.string().describe('Made for: Remove a background'),
            price: z.string().describe('With * where nobody has confirmed it.'),
            path: z.string(),
          }),
        ),
        tasks: z
          .array(z.strictObject({ slug: z.string(), ...link }))
          .describe('Tasks that answer; when nothing does, some to begin with.'),
        pages: z.array(z.strictObject(link)),
      }),
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
