import type { User } from '#domain/account/user.ts';

/** What the identity provider says of a person at the first sign-in. */
export type Identity = Pick<User, 'id' | 'email' | 'emailVerified' | 'firstName' | 'lastName' | 'profileImageUrl'>;

/** Operation ids kept in a document: more than can be under way at once. */
const operationsKept = 50;

/** The document of a person who signs in for the first time. */
export function newUser(identity: Identity, now: Date): User {
  return {
    ...identity,
    createdAt: now.toISOString(),
    sessionEpoch: 0,
    signIns: [],
    saves: [],
    quizResponses: [],
    subscription: null,
    deletedAt: null,
    operations: [],
  };
}

/** Notes the id of a mutation, newest first. */
export function recordOperation(user: User, operationId: string): User {
  return { ...user, operations: [operationId, ...user.operations].slice(0, operationsKept) };
}
