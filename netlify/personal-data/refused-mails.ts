import { ownedRefusals } from '#netlify/mail/mail-stores.ts';
import { findRecords, removeOwnRecords } from './own-records.ts';
import type { PersonalStore } from './personal-store.ts';

/** Mails that were given up, kept for a while so that somebody may send them again. */
export const personalRefusals: PersonalStore = {
  store: 'mails-refused',
  holds: 'Mails to you that your mail server refused, or that nobody took',
  async exportOf(person) {
    const { own, sent } = await findRecords(ownedRefusals, person);
    const refused = [...own.values(), ...sent.values()];
    return refused.length === 0
      ? null
      : refused.map(({ mail: { to, subject, text }, refusedAt }) => ({ to, subject, text, refusedAt }));
  },
  erase: (person) => removeOwnRecords(ownedRefusals, person),
};
