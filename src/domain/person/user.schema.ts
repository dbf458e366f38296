import * as z from 'zod';
import { quizAnswersSchema } from './quiz-answers.schema.ts';
import { mailPreferencesSchema } from './mail-preferences.schema.ts';
import { defaultPreferences } from './mail-preferences.ts';

const time = z.iso.datetime();

/** Everything stored about one person: one document, so that export and deletion are one read. */
export const userSchema = z.object({
  /** Hash of issuer and subject; also the key. */
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** Where the identity provider has their picture. */
  profileImageUrl: z.string().nullable(),
  /** The picture's address when it could not be had; it is asked for again after the next sign-in. */
  unshownImageUrl: z.string().optional(),
  createdAt: time,
  /**
   * Made by chance with the account: the same person comes back under the same id, and this tells the two accounts
   * apart. Documents from before have none and get none: theirs is `createdAt` (birth.ts).
   */
  birth: z.uuid().optional(),
  /** Raised by "sign out everywhere": older sessions end at once. */
  sessionEpoch: z.number().int(),
  /** Signed-in devices; each session is over at `expiresAt`. */
  signIns: z.array(z.object({ sid: z.string(), expiresAt: time })),
  saves: z.array(z.object({ toolId: z.number().int(), savedAt: time })),
  /** Answered quizzes: the answers and the ids of the picks, best first. */
  quizResponses: z.array(
    z.object({ id: z.string(), answers: quizAnswersSchema, toolIds: z.array(z.number().int()), createdAt: time }),
  ),
  /** Which mails a person wants. Documents from before there were switches hold none. */
  preferences: mailPreferencesSchema.default(defaultPreferences),
  /** The person at Stripe; null until the first checkout. */
  customerId: z.string().nullable(),
  /** The facts of a subscription, as last read from Stripe; whether it opens Core is derived, never stored. */
  subscription: z
    .object({
      id: z.string(),
      status: z.string(),
      /** Unix seconds of the end of the paid period. */
      currentPeriodEnd: z.number(),
      cancelAtPeriodEnd: z.boolean(),
      /** How often it is paid. */
      interval: z.enum(['month', 'year']),
    })
    .nullable(),
  /** Set when the account is being deleted: nothing may be written any more. */
  deletedAt: time.nullable(),
  /** Ids of changes, as releases before the marks beside a record noted them; nothing is added any more. */
  operations: z.array(z.string()),
});
