import { withoutOwnEndings } from '#domain/person/endings.ts';
import { skipUnreadable } from '#netlify/stores/document-store.ts';
import { addressEndings, addressEndingsKey, personEndings, personEndingsKey } from '#netlify/stores/ending-store.ts';
import { addressKey } from '#netlify/stores/subscriber-store.ts';
import type { PersonalStore } from './personal-store.ts';

/**
 * What a person ended lately. That an account was deleted stays as long as a backup may hold it, under hashes: without it
 * the account would come back.
 */
export const personalEndings: PersonalStore = {
  store: 'endings',
  holds:
    'What you ended in the last 35 days (links, feeds, kinds of mail, a subscription, an account), mostly as hashes, so that no backup brings it back',
  async exportOf({ userId, email }) {
    const read = [
      personEndings.read(personEndingsKey(userId)).catch(skipUnreadable),
      email === null ? null : addressEndings.read(addressEndingsKey(addressKey(email))).catch(skipUnreadable),
    ] as const;
    const [account, address] = (await Promise.all(read)).map((one) => (one === 'unreadable' ? null : one));
    return account || address ? { account, address } : null;
  },
  async erase({ userId, email }) {
    if (email !== null) await addressEndings.remove(addressEndingsKey(addressKey(email)));
    const key = personEndingsKey(userId);
    const own = await personEndings.read(key);
    if (own === null) return;
    if (withoutOwnEndings(own) === null) return personEndings.remove(key);
    await personEndings.change(key, (current) => ({ write: current && withoutOwnEndings(current), outcome: null }));
  },
};
