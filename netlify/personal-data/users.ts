import { removeEntries } from '#netlify/stores/person-index.ts';
import { readUser, users } from '#netlify/stores/user-store.ts';
import type { PersonalStore } from './personal-store.ts';

/** The account itself: names, saves, quiz answers, choices, subscription. */
export const personalUsers: PersonalStore = {
  store: 'users',
  holds: 'Your account: names, address, saved tools, quiz answers, mail choices, subscription, signed-in devices',
  async exportOf({ userId }) {
    const stored = await readUser(userId);
    if (!stored) return null;
    const { operations: _, ...account } = stored.user; // random ids of the last changes, which say nothing of a person
    return account;
  },
  async erase({ userId, email }) {
    await users.remove(userId);
    if (email !== null) await removeEntries(users.name, userId, [{ address: email }]);
  },
};
