import * as z from 'zod';
import { oneLine } from '#domain/text/form-text.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import type { Contract } from './contract.ts';

/** Body of `POST /api/admin/terms`. */
const termsDecidingSchema = z.strictObject({
  attempt: z.uuid(),
  source: z.string().max(2000),
  decision: z.enum(['confirm', 'aside', 'undo']),
  ids: z.array(z.string().max(40)).min(1).max(300),
  about: z
    .strictObject({
      toolId: z.number().int().positive(),
      fact: z.enum(factNames),
      meaning: z.string().transform(oneLine).pipe(z.string().min(10).max(240)),
    })
    .optional(),
  undoes: z.uuid().optional(),
});
export type TermsDecidingBody = z.output<typeof termsDecidingSchema>;

export const adminTermsEndpoint = {
  path: '/api/admin/terms',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: termsDecidingSchema,
      statuses: [401, 403, 403, 404],
      example: {
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        source: 'https://example.com/terms',
        decision: 'aside',
        ids: ['none'],
      },
    },
  },
} as const satisfies Contract;
