import type { User } from './user.ts';

/** As much of an account as its birth needs. */
export type Born = Pick<User, 'birth' | 'createdAt'>;

/**
 * What tells an account from every other one under the same id. The id follows from who signs in, so it comes back with
 * a person who deleted their account. A time alone would not do: two accounts can be made in the same millisecond, and a
 * clock can be set back. Accounts from before births count as the time they were made.
 */
export function birthOf({ birth, createdAt }: Born): string {
  return birth ?? createdAt;
}

/**
 * Whether a link that names this birth is one of this account. One from before births names none: it leads to accounts
 * from before at most.
 */
export function isBornAs(account: Born, named: string | undefined): boolean {
  return named === undefined ? account.birth === undefined : named === birthOf(account);
}
