import * as z from 'zod';

/** Body of `POST /api/preferences`: all four switches, so that what is seen is what is stored; whose drops the digest tells stays as it is when it is left out. */
export const preferencesSchema = z.strictObject({
  freshDrops: z.boolean(),
  toolUpdates: z.boolean(),
  weeklyDigest: z.boolean(),
  marketing: z.boolean(),
  digestOf: z.enum(['all', 'mine', 'near']).optional(),
});
