import * as z from 'zod';
import { defaultPreferences } from '#domain/account/mail-preferences.ts';
import type { User } from '#domain/account/user.ts';
import { quizAnswersSchema } from '#domain/quiz/quiz-answers.schema.ts';

const time = z.iso.datetime();

/** A stored user document. One that has another shape was not written by this version: it is refused, not rewritten. */
export const userSchema: z.ZodType<User> = z.strictObject({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  createdAt: time,
  sessionEpoch: z.number().int(),
  signIns: z.array(z.strictObject({ sid: z.string(), expiresAt: time })),
  saves: z.array(z.strictObject({ toolId: z.number().int(), savedAt: time })),
  quizResponses: z.array(
    z.strictObject({ id: z.string(), answers: quizAnswersSchema, toolIds: z.array(z.number().int()), createdAt: time }),
  ),
  /** Documents from before there were switches hold none. */
  preferences: z
    .strictObject({
      freshDrops: z.boolean(),
      toolUpdates: z.boolean(),
      weeklyDigest: z.boolean(),
      marketing: z.boolean(),
      changedAt: time.nullable(),
    })
    .default(defaultPreferences),
  customerId: z.string().nullable(),
  subscription: z
    .strictObject({
      id: z.string(),
      status: z.string(),
      currentPeriodEnd: z.number(),
      cancelAtPeriodEnd: z.boolean(),
      interval: z.enum(['month', 'year']),
    })
    .nullable(),
  deletedAt: time.nullable(),
  operations: z.array(z.string()),
});
