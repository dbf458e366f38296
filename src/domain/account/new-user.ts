import type { User } from '#domain/account/user.ts';
import { defaultPreferences } from './mail-preferences.ts';

/** What the identity provider says of a person at the first sign-in. */
export type Identity = Pick<User, 'id' | 'email' | 'emailVerified' | 'firstName' | 'lastName' | 'profileImageUrl'>;

/** The document of a person who signs in for the first time. */
export function newUser(identity: Identity, now: Date): User {
  return {
    ...identity,
    createdAt: now.toISOString(),
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
