import { ownedMessages, ownedSpam } from '#netlify/stores/message-store.ts';
import { ownRecords, removeOwnRecords } from './own-records.ts';
import type { PersonalStore } from './personal-store.ts';

/** What somebody wrote to us on /contact. */
export const personalMessages: PersonalStore = {
  store: 'messages',
  holds: 'Messages you sent us by the contact form; kept one year after our answer, two years without one',
  async exportOf(person) {
    const messages = [...(await ownRecords(ownedMessages, person)).values()];
    return messages.length === 0 ? null : messages;
  },
  erase: (person) => removeOwnRecords(ownedMessages, person),
};

/** The same, as far as the team took it for advertising. */
export const personalSpam: PersonalStore = {
  store: 'spam-messages',
  holds: 'Messages of yours that we took for advertising; kept 30 days',
  async exportOf(person) {
    const messages = [...(await ownRecords(ownedSpam, person)).values()];
    return messages.length === 0 ? null : messages;
  },
  erase: (person) => removeOwnRecords(ownedSpam, person),
};
