import { switchOff } from '#domain/mailing/mail-wishes.ts';
import type { MailList } from '#domain/mailing/subscriber.ts';
import { leaveLists as withoutLists } from '#domain/mailing/subscriber-rules.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import type { LinkHolder } from './reader-link.ts';

/**
 * Ends kinds of mail to an address at once: its topics go, its refusal is noted, and the account's switches are turned
 * off. Of an address that is not known any more nothing is written.
 * @throws StoreUnavailable: then it may not have ended
 */
export async function leaveLists(
  { address, userId }: Pick<LinkHolder, 'address' | 'userId'>,
  lists: readonly MailList[],
  now: Date,
): Promise<void> {
  const stored = userId === null ? null : await readUser(userId);
  const hasAccount = stored !== null && stored.user.deletedAt === null;
  await subscribers.change(addressKey(address), (current) => {
    const known = current ?? (hasAccount ? subscriberOf(address, now) : null);
    return { write: known && withoutLists(known, lists, now), outcome: null };
  });
  if (!hasAccount || userId === null) return;
  const changed = await changeUser(userId, (user) => {
    const preferences = switchOff(user.preferences, lists, now);
    return { write: preferences && { ...user, preferences }, outcome: null };
  });
  if (!changed.ok) await subscribers.remove(addressKey(address)); // deleted in this very moment: nothing may come back
}
