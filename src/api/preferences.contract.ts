import * as z from 'zod';
import { mailPreferencesSchema } from '#domain/person/mail-preferences.schema.ts';
import type { Contract, Sent } from './contract.ts';

/** Body of `POST /api/preferences`: all four switches, so that what is seen is what is stored; whose drops the digest tells stays as it is when it is left out. */
const preferencesSchema = z.strictObject({
  freshDrops: z.boolean(),
  toolUpdates: z.boolean(),
  weeklyDigest: z.boolean(),
  marketing: z.boolean(),
  digestOf: z.enum(['all', 'mine', 'near']).optional(),
});

export const preferences = {
  path: '/api/preferences',
  methods: {
    GET: {
      who: 'user',
      out: mailPreferencesSchema,
      statuses: [401, 200, 200, 200],
    },
    POST: {
      who: 'user',
      in: preferencesSchema,
      out: mailPreferencesSchema,
      statuses: [401, 200, 200, 200],
      example: { freshDrops: true, toolUpdates: true, weeklyDigest: false, marketing: false },
    },
  },
} as const satisfies Contract;

/** The four switches as the page sends them, and whose drops the digest tells. */
export type MailChoices = Sent<typeof preferences, 'POST'>;
