import type { User } from '#domain/account/user.ts';
import type { Subscriber } from '#domain/subscription/subscriber.ts';
import { addressKey, subscribers } from '#netlify/stores/subscription-store.ts';
import { allUserIds, readUser } from '#netlify/stores/user-store.ts';

/** Somebody who may be mailed: everything known at this moment of whoever reads at one address. */
export interface MailReader {
  address: string;
  addressKey: string;
  /** The account, when its address is proven and it is not being deleted. */
  user: User | null;
  subscriber: Subscriber | null;
}

/** A place in the walk over all readers; places sort in the order of the walk. */
export type Place = `account-${string}` | `subscriber-${string}`;

/** Every place after the given one: accounts first, so that an address with an account gets the mail of its plan. */
export async function placesAfter(place: string): Promise<Place[]> {
  const [userIds, subscriberKeys] = await Promise.all([allUserIds(), subscribers.keys()]);
  const places: Place[] = [
    ...userIds.map((id): Place => `account-${id}`),
    ...subscriberKeys.map((key): Place => `subscriber-${key}`),
  ];
  return places.filter((one) => one > place);
}

/** Who reads there now; null when nobody does. @throws StoreUnavailable */
export async function readerAt(place: Place): Promise<MailReader | null> {
  const [kind, key = ''] = place.split('-');
  return kind === 'account' ? readerOfAccount(key) : readerOfSubscription(key);
}

/** The reader that a link or a mail names, as things stand now. @throws StoreUnavailable */
export async function readerOf({ address, userId }: { address: string; userId: string | null }): Promise<MailReader> {
  const key = addressKey(address);
  const [subscriber, user] = await Promise.all([subscribers.read(key), userId === null ? null : mailableUser(userId)]);
  return { address, addressKey: key, user: user && addressKey(user.email) === key ? user : null, subscriber };
}

async function readerOfAccount(id: string): Promise<MailReader | null> {
  const user = await mailableUser(id);
  if (!user) return null;
  const key = addressKey(user.email);
  return { address: user.email, addressKey: key, user, subscriber: await subscribers.read(key) };
}

async function readerOfSubscription(key: string): Promise<MailReader | null> {
  const subscriber = await subscribers.read(key);
  return subscriber && { address: subscriber.address, addressKey: key, user: null, subscriber };
}

async function mailableUser(id: string): Promise<User | null> {
  const stored = await readUser(id);
  const user = stored?.user;
  return user && user.deletedAt === null && user.emailVerified && user.email ? user : null;
}
