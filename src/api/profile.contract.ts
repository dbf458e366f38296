import * as z from 'zod';
import { lineSchema } from '#domain/text/line.schema.ts';
import type { Answer, Contract } from './contract.ts';

/** What is stored has no control character, no mark that turns the text round, and no half of a character. */
const name = lineSchema(80);

/** Body of `POST /api/profile`. */
const profileSchema = z.strictObject({ firstName: name, lastName: name });

export const profile = {
  path: '/api/profile',
  methods: {
    POST: {
      who: 'user',
      in: profileSchema,
      out: z.strictObject({ firstName: z.string(), lastName: z.string() }),
      statuses: [401, 200, 200, 200],
      example: { firstName: 'Ada', lastName: 'Lovelace' },
    },
  },
} as const satisfies Contract;

/** What a person may change about themselves. */
export type Profile = Answer<typeof profile, 'POST'>;
