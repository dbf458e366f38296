import type { User } from '#domain/account/user.ts';

/** Operation ids kept in a document: more than can be under way at once. */
export const operationsKept = 200;

/** Notes the id of a mutation, newest first, so that a write whose reply was lost is recognised instead of repeated. */
export function recordOperation(user: User, operationId: string): User {
  return { ...user, operations: [operationId, ...user.operations].slice(0, operationsKept) };
}
