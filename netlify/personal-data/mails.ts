import { ownedMails, ownedRefusals } from '#netlify/mail/mail-stores.ts';
import { personalRecords } from './own-records.ts';

/** Mails that have not gone out yet; of sent ones nothing is kept but that they were sent. */
export const personalOutbox = personalRecords(ownedMails, {
  holds: 'Mails to you, or with words of yours, that have not been sent yet',
  given: ({ mail: { to, subject, text } }) => ({ to, subject, text }),
});

/** Mails that were given up, kept for a while so that somebody may send them again. */
export const personalRefusals = personalRecords(ownedRefusals, {
  holds: 'Mails to you that your mail server refused, or that nobody took',
  given: ({ mail: { to, subject, text }, refusedAt }) => ({ to, subject, text, refusedAt }),
});
