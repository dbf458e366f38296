import { birthOf } from '#domain/person/birth.ts';
import type { MailList } from '#domain/person/subscriber.ts';
import { type LetterParts, writeLetter } from '#netlify/mail/letter.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import type { MailReader } from './mail-reader.ts';
import { readerLinks } from './reader-link.ts';

/** A mail that goes to many, as one of them gets it. */
interface BulkMail {
  key: string;
  reader: MailReader;
  list: MailList;
  subject: string;
  parts: Omit<LetterParts, 'footer'>;
  /** Why this reader gets it, in one sentence. */
  reason: string;
}

const listNames: Record<MailList, string> = { digest: 'the weekly digest', alerts: 'alerts', news: 'news of Yak' };

/** Adds what every mail to many has: the reason, the ways out of it, and the headers for one-click unsubscribing (RFC 8058). */
export async function bulkMail({ key, reader, list, subject, parts, reason }: BulkMail): Promise<Mail> {
  const { address, user } = reader;
  const account = user ? { userId: user.id, birth: birthOf(user) } : { userId: null };
  const links = await readerLinks({ address, ...account, list });
  const letter = writeLetter({
    ...parts,
    footer: [
      { text: reason },
      { text: `Unsubscribe from ${listNames[list]}`, address: links.unsubscribe },
      { text: 'Choose which mails you get', address: links.preferences },
    ],
  });
  return {
    key,
    to: { address },
    subject: subject.replace(/\s+/g, ' '),
    ...letter,
    headers: { 'List-Unsubscribe': `<${links.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    personal: address,
  };
}
