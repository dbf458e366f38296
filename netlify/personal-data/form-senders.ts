import { readSender, removeSender } from '#netlify/stores/sender-store.ts';
import type { PersonalStore } from './personal-store.ts';

/** When forms came under an address, so that nobody is flooded with letters. */
export const personalFormSenders: PersonalStore = {
  store: 'form-senders',
  holds: 'When our forms were last sent under your address',
  async exportOf({ email }) {
    const record = email === null ? null : await readSender(email);
    return record === null ? null : record.sent.map(({ at }) => at);
  },
  async erase({ email }) {
    if (email !== null) await removeSender(email);
  },
};
