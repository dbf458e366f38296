import { dropMailsAbout, mailsAbout } from '#netlify/mail/outbox.ts';
import type { PersonalStore } from './personal-store.ts';

/** Mails that have not gone out yet; of sent ones nothing is kept but that they were sent. */
export const personalOutbox: PersonalStore = {
  store: 'outbox',
  holds: 'Mails to you that have not been sent yet',
  async exportOf({ email }) {
    if (email === null) return null;
    const mails = await Array.fromAsync(mailsAbout(email));
    return mails.length === 0 ? null : mails.map(({ to, subject, text }) => ({ to, subject, text }));
  },
  async erase({ email }) {
    if (email !== null) await dropMailsAbout(email);
  },
};
