import { type Born, birthOf } from '../account/birth.ts';
import type { PersonKits } from './kit.ts';

/** What is stored under a person's id, when it belongs to this account of theirs; null when another one left it. */
export function kitsOf(stored: PersonKits | null, account: Born): PersonKits | null {
  if (!stored) return null;
  const isOwn = stored.birth === undefined ? stored.account === account.createdAt : stored.birth === birthOf(account);
  return isOwn ? stored : null;
}

/** The collections of an account that has none yet. */
export function noKits(account: Born): PersonKits {
  return { account: account.createdAt, birth: birthOf(account), kits: [], feed: null };
}
