import { randomBytes } from 'node:crypto';
import { newsSchema } from '#domain/letters/news.schema.ts';
import { documentStore } from './document-store.ts';

/** Pieces of news, each under a key that sorts the newest first. */
export const newsPieces = documentStore('news', newsSchema);

/** More ms than any time of ours, with as many digits as what is left of it. */
const FAR_FUTURE_MS = 9_999_999_999_999;

/** What keys of pieces look like; with the address of a reader it is the key of a mail. */
export const NEWS_KEY = /^\d{13}-[0-9a-f]{8}$/;

export function newsKey(now: Date): string {
  return `${String(FAR_FUTURE_MS - now.getTime()).padStart(13, '0')}-${randomBytes(4).toString('hex')}`;
}
