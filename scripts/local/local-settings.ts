import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readJsonFile, writeJsonFile } from '@yak/emulator-loopback';

const settingsSchema = z.strictObject({
  /** Keys every session of this data folder. */
  sessionSecret: z.string(),
  clientSecret: z.string(),
  blobsToken: z.string(),
  /** Signs the Stripe emulator's webhooks. */
  webhookSecret: z.string(),
  /** Part of the issuer, which is part of every user's key: with another port all users would be new ones. */
  identityPort: z.number(),
});

type LocalSettings = z.infer<typeof settingsSchema>;

/**
 * What a data folder keeps from start to start besides its data, made on the first start.
 * @param firstIdentityPort the identity provider's port when the folder is new
 */
export function localSettings(file: string, firstIdentityPort: number): LocalSettings {
  const kept = readJsonFile(file);
  if (kept !== null) return settingsSchema.parse(kept);
  const settings = {
    sessionSecret: randomBytes(48).toString('base64url'),
    clientSecret: randomBytes(24).toString('base64url'),
    blobsToken: randomBytes(24).toString('base64url'),
    webhookSecret: `whsec_${randomBytes(24).toString('base64url')}`,
    identityPort: firstIdentityPort,
  };
  writeJsonFile(file, settings);
  return settings;
}
