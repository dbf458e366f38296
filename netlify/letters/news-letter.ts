import type { News } from '#domain/letters/news.ts';
import { newsParagraphs } from '#domain/letters/news.ts';
import { wantsByAccount, wantsNews } from '#domain/letters/mail-consent.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { mailName } from '#netlify/stores/subscriber-store.ts';
import { bulkMail } from './bulk-mail.ts';
import type { MailReader } from './mail-reader.ts';

/** A piece of news as this reader gets it; null when they did not ask for news. */
export async function newsLetter(key: string, { subject, words }: News, reader: MailReader): Promise<Mail | null> {
  if (!wantsNews(reader)) return null;
  return bulkMail({
    key: `${newsName(key)}-${mailName(reader.address)}`,
    reader,
    list: 'news',
    subject,
    parts: { title: subject, paragraphs: newsParagraphs(words) },
    reason: wantsByAccount(reader, 'marketing')
      ? 'You get this because news about Yak is switched on in your Yak account (Marketing).'
      : 'You get this because you subscribed to updates and features of Yak with this address and confirmed it.',
  });
}

/** The name of the mailing of a piece. */
export function newsName(key: string): string {
  return `news-${key}`;
}
