import type { User } from '#domain/account/user.ts';
import type { Subscriber } from '#domain/mailing/subscriber.ts';
import { addressKey, subscribers } from '#netlify/stores/subscriber-store.ts';
import { readUser } from '#netlify/stores/user-store.ts';

/** Somebody who may be mailed: everything known at this moment of whoever reads at one address. */
export interface MailReader {
  address: string;
  addressKey: string;
  /** The account, when its address is proven and it is not being deleted. */
  user: User | null;
  subscriber: Subscriber | null;
}

/** The reader that a link or a mail names, as things stand now. @throws StoreUnavailable */
export async function readerOf({ address, userId }: { address: string; userId: string | null }): Promise<MailReader> {
  const key = addressKey(address);
  const [subscriber, user] = await Promise.all([subscribers.read(key), userId === null ? null : mailableUser(userId)]);
  return { address, addressKey: key, user: user && addressKey(user.email) === key ? user : null, subscriber };
}

/** Who reads at an account's address now; null when nobody may be mailed there. @throws StoreUnavailable */
export async function readerOfAccount(id: string): Promise<MailReader | null> {
  const user = await mailableUser(id);
  if (!user) return null;
  const key = addressKey(user.email);
  return { address: user.email, addressKey: key, user, subscriber: await subscribers.read(key) };
}

/** Who reads at a subscribed address now, by its key; null when nobody does. @throws StoreUnavailable */
export async function readerOfSubscriber(key: string): Promise<MailReader | null> {
  const subscriber = await subscribers.read(key);
  return subscriber && { address: subscriber.address, addressKey: key, user: null, subscriber };
}

async function mailableUser(id: string): Promise<User | null> {
  const stored = await readUser(id);
  const user = stored?.user;
  return user && user.deletedAt === null && user.emailVerified && user.email ? user : null;
}
