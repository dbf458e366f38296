import { withoutOwnEndings } from '#domain/person/endings.ts';
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
    const [account, address] = await Promise.all([
      personEndings.tryRead(personEndingsKey(userId)),
      email === null ? null : addressEndings.tryRead(addressEndingsKey(addressKey(email))),
    ]);
    return account || address ? { account, address } : null;
  },
  async erase({ userId, email }) {
    if (email !== null) await addressEndings.remove(addressEndingsKey(addressKey(email)));
    const key = personEndingsKey(userId);
    const own = await personEndings.read(key);
    if (own === null) return;
    if (withoutOwnEndings(own) === null) return personEndings.remove(key);
    await personEndings.update(key, (current) => current && withoutOwnEndings(current));
  },
};
