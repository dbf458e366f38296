import { ownedMails } from '#netlify/mail/mail-stores.ts';
import { ownRecords, removeOwnRecords } from './own-records.ts';
import type { PersonalStore } from './personal-store.ts';

/** Mails that have not gone out yet; of sent ones nothing is kept but that they were sent. */
export const personalOutbox: PersonalStore = {
  store: 'outbox',
  holds: 'Mails to you that have not been sent yet',
  async exportOf(person) {
    const mails = [...(await ownRecords(ownedMails, person)).values()].map(({ mail }) => mail);
    return mails.length === 0 ? null : mails.map(({ to, subject, text }) => ({ to, subject, text }));
  },
  erase: (person) => removeOwnRecords(ownedMails, person),
};
