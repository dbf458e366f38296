import { isBornAs } from '#domain/person/birth.ts';
import type { User } from '#domain/person/user.ts';
import type { Subscriber } from '#domain/person/subscriber.schema.ts';
import { addressKey, subscribers } from '#netlify/stores/subscriber-store.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import type { LinkHolder } from './reader-link.ts';

/** Somebody who may be mailed: everything known at this moment of whoever reads at one address. */
export interface MailReader {
  address: string;
  addressKey: string;
  /** The account, when its address is proven and it is not being deleted. */
  user: User | null;
  /**
   * An account with this address is there: the one above, or another one of the same person, made after the one that a
   * link names was deleted. Such a link switches nothing of it, but what it refuses for the address holds.
   */
  hasAccount: boolean;
  subscriber: Subscriber | null;
}

/** The reader that a link or a mail names, as things stand now. @throws StoreUnavailable */
export async function readerOf({ address, userId, birth }: Omit<LinkHolder, 'list'>): Promise<MailReader> {
  const key = addressKey(address);
  const [subscriber, user] = await Promise.all([subscribers.read(key), userId === null ? null : mailableUser(userId)]);
  const known = user && addressKey(user.email) === key ? user : null;
  const named = known && isBornAs(known, birth) ? known : null;
  return { address, addressKey: key, user: named, hasAccount: known !== null, subscriber };
}

/** Who reads at an account's address now; null when nobody may be mailed there. @throws StoreUnavailable */
export async function readerOfAccount(id: string): Promise<MailReader | null> {
  const user = await mailableUser(id);
  if (!user) return null;
  const key = addressKey(user.email);
  return { address: user.email, addressKey: key, user, hasAccount: true, subscriber: await subscribers.read(key) };
}

/** Who reads at a subscribed address now, by its key; null when nobody does. @throws StoreUnavailable */
export async function readerOfSubscriber(key: string): Promise<MailReader | null> {
  const subscriber = await subscribers.read(key);
  return subscriber && { address: subscriber.address, addressKey: key, user: null, hasAccount: false, subscriber };
}

async function mailableUser(id: string): Promise<User | null> {
  const stored = await readUser(id);
  const user = stored?.user;
  return user && user.deletedAt === null && user.emailVerified && user.email ? user : null;
}
