import * as z from 'zod';
import { oneLine } from '#domain/public-form/form-text.ts';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import type { Contract } from './contract.ts';

/** Body of `POST /api/shared-sheets/{key}`. */
export const sheetSeenSchema = z.strictObject({
  name: z
    .string()
    .transform(oneLine)
    .pipe(
      z.string().min(1, 'Type your name').max(PROJECT_BOUNDS.seenName, `At most ${PROJECT_BOUNDS.seenName} characters`),
    )
    .describe('Who has seen it.'),
  hash: z.hash('sha256').describe('The `hash` that was answered with the sheet.'),
});

export const sharedSheet = {
  path: '/api/shared-sheets/:key',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [404, 404, 404, 404],
    },
    POST: {
      who: 'anyone',
      in: sheetSeenSchema,
      statuses: [404, 404, 404, 404],
      example: { name: 'Jo of Acme', hash: 'a'.repeat(64) },
    },
  },
} as const satisfies Contract;
