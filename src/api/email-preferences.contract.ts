import * as z from 'zod';
import type { Contract } from './contract.ts';

/** Body of `POST /api/email-preferences`: the key of the link, and every choice. */
export const emailPreferencesSchema = z.strictObject({
  key: z.string().max(2000),
  general: z.boolean(),
  freshDrops: z.boolean(),
  tools: z.array(z.string().max(60)).max(50),
  account: z
    .strictObject({
      freshDrops: z.boolean(),
      toolUpdates: z.boolean(),
      weeklyDigest: z.boolean(),
      marketing: z.boolean(),
    })
    .nullable(),
});

export const emailPreferences = {
  path: '/api/email-preferences',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [400, 400, 400, 400],
    },
    POST: {
      who: 'anyone',
      in: emailPreferencesSchema,
      statuses: [400, 400, 400, 400],
      example: { key: 'not a link of ours', general: true, freshDrops: true, tools: [], account: null },
    },
  },
} as const satisfies Contract;
