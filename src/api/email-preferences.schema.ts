import * as z from 'zod';

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
