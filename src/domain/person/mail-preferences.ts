import type { z } from 'zod';
import type { mailPreferencesSchema } from './mail-preferences.schema.ts';

/** Which mails a person wants: the four switches of /privacy. */
export type MailPreferences = z.output<typeof mailPreferencesSchema>;

/** One of the four switches. */
export type MailChoice = Exclude<keyof MailPreferences, 'changedAt' | 'digestOf'>;

/** The switches in the order they are shown. */
export const mailChoices: readonly MailChoice[] = ['freshDrops', 'toolUpdates', 'weeklyDigest', 'marketing'];

/** What a person is offered at first. Offered, not chosen: nothing is sent before they have kept or changed it. */
export const defaultPreferences: MailPreferences = {
  freshDrops: true,
  toolUpdates: false,
  weeklyDigest: true,
  marketing: false,
  changedAt: null,
};

/** No mail at all: what a question begins with that nobody has answered. */
export const noMail: Record<MailChoice, boolean> = {
  freshDrops: false,
  toolUpdates: false,
  weeklyDigest: false,
  marketing: false,
};

/** How many of the four are on. */
export function countEnabled(preferences: MailPreferences): number {
  return mailChoices.filter((choice) => preferences[choice]).length;
}
