import { type Born, birthOf } from '#domain/person/birth.ts';
import type { PersonCollections } from './collection.ts';

/** What is stored under a person's id, when it belongs to this account of theirs; null when another one left it. */
export function collectionsOf(stored: PersonCollections | null, account: Born): PersonCollections | null {
  if (!stored) return null;
  const isOwn = stored.birth === undefined ? stored.account === account.createdAt : stored.birth === birthOf(account);
  return isOwn ? stored : null;
}

/** The collections of an account that has none yet. */
export function noCollections(account: Born): PersonCollections {
  return { account: account.createdAt, birth: birthOf(account), kits: [], feed: null };
}
