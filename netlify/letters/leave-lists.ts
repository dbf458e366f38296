import { birthOf, isBornAs } from '#domain/person/birth.ts';
import { switchOff } from '#domain/letters/mail-consent.ts';
import type { MailList } from '#domain/person/subscriber.ts';
import { leaveLists as withoutLists } from '#domain/letters/subscriber-rules.ts';
import { hasEnded } from '#netlify/stores/deletion-store.ts';
import { subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { readerOf } from './mail-reader.ts';
import type { LinkHolder } from './reader-link.ts';

/**
 * Ends kinds of mail to an address at once: its topics go, its refusal is noted, and the switches are turned off of the
 * account that is named, if the address is still that account's. Of an address that is not known any more nothing is
 * written.
 * @throws StoreUnavailable: then it may not have ended
 */
export async function leaveLists(
  holder: Omit<LinkHolder, 'list'>,
  lists: readonly MailList[],
  now: Date,
): Promise<void> {
  const { address, addressKey, user, hasAccount } = await readerOf(holder);
  await subscribers.update(addressKey, (current) => {
    const known = current ?? (hasAccount ? subscriberOf(address, now) : null);
    return known && withoutLists(known, lists, now);
  });
  if (!user) return;
  const changed = await changeUser(user.id, (current) => {
    const preferences = isBornAs(current, birthOf(user)) ? switchOff(current.preferences, lists, now) : null;
    return { write: preferences && { ...current, preferences }, outcome: null };
  });
  if (!changed.ok && (await hasEnded(user))) await subscribers.remove(addressKey); // in this very moment: nothing may come back
}
