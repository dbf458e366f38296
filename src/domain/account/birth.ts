import type { User } from './user.ts';

/**
 * What tells an account from every other one under the same id. The id follows from who signs in, so it comes back with
 * a person who deleted their account. A time alone would not do: two accounts can be made in the same millisecond, and a
 * clock can be set back. Accounts from before births count as the time they were made.
 */
export function birthOf({ birth, createdAt }: Pick<User, 'birth' | 'createdAt'>): string {
  return birth ?? createdAt;
}
