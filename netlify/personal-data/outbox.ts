import { ownedMails } from '#netlify/mail/mail-stores.ts';
import { findRecords, removeOwnRecords } from './own-records.ts';
import type { PersonalStore } from './personal-store.ts';

/** Mails that have not gone out yet; of sent ones nothing is kept but that they were sent. */
export const personalOutbox: PersonalStore = {
  store: 'outbox',
  holds: 'Mails to you, or with words of yours, that have not been sent yet',
  async exportOf(person) {
    const { own, sent } = await findRecords(ownedMails, person);
    const mails = [...own.values(), ...sent.values()].map(({ mail }) => mail);
    return mails.length === 0 ? null : mails.map(({ to, subject, text }) => ({ to, subject, text }));
  },
  erase: (person) => removeOwnRecords(ownedMails, person),
};
