import type { z } from 'zod';
import type { userSchema } from './user.schema.ts';
import { defaultPreferences } from './mail-preferences.ts';

/** Everything stored about one person. */
export type User = z.output<typeof userSchema>;
/** One saved tool in the user's document. */
export type Save = User['saves'][number];
/** One answered quiz: the answers and the ids of the picks, best first. */
export type QuizResponse = User['quizResponses'][number];
/** The stored facts of a subscription, as last read from Stripe. */
export type Subscription = NonNullable<User['subscription']>;
/** One signed-in device. */
export type SignIn = User['signIns'][number];

/** What the identity provider says of a person at the first sign-in. */
export type Identity = Pick<User, 'id' | 'email' | 'emailVerified' | 'firstName' | 'lastName' | 'profileImageUrl'>;

/**
 * The document of a person who signs in for the first time.
 * @param birth a new random uuid
 */
export function newUser(identity: Identity, now: Date, birth: string): User {
  return {
    ...identity,
    createdAt: now.toISOString(),
    birth,
    sessionEpoch: 0,
    signIns: [],
    saves: [],
    quizResponses: [],
    preferences: defaultPreferences,
    customerId: null,
    subscription: null,
    deletedAt: null,
    operations: [],
  };
}

/** Quiz responses kept per person. */
export const MAX_QUIZ_RESPONSES = 20;

/** Adds an answered quiz, newest first; the oldest beyond 20 go. */
export function recordQuizResponse(user: User, response: QuizResponse): User {
  return { ...user, quizResponses: [response, ...user.quizResponses].slice(0, MAX_QUIZ_RESPONSES) };
}
