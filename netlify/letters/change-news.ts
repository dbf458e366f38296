import { type NewsChange, changeNews, newNews } from '#domain/letters/news.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { personMark } from '#netlify/session/person-mark.ts';
import { newsKey, newsPieces } from '#netlify/stores/news-store.ts';

/** Writes a new piece. @returns its key. @throws StoreUnavailable */
export async function draftNews(subject: string, words: string, userId: string, now: Date): Promise<string> {
  const key = newsKey(now);
  await newsPieces.keep(key, newNews(subject, words, { at: now, who: personMark(userId) }));
  return key;
}

/**
 * Changes a piece that has not begun to go out.
 * @returns its subject
 * @throws ApiError `not_found`, `letter_begun`; StoreUnavailable
 */
export async function changePiece(key: string, change: NewsChange, userId: string, now: Date): Promise<string> {
  const changed = await newsPieces.change<{ subject: string } | 'gone' | 'begun'>(key, (current) => {
    if (!current) return { write: null, outcome: 'gone' };
    const next = changeNews(current, change, { at: now, who: personMark(userId) });
    return { write: next === current ? null : next, outcome: next ?? 'begun' };
  });
  return subjectOf(changed);
}

/** Takes a piece away that has not begun to go out. @returns its subject. @throws ApiError `not_found`, `letter_begun`; StoreUnavailable */
export async function removePiece(key: string, userId: string, now: Date): Promise<string> {
  const subject = await changePiece(key, { do: 'hold' }, userId, now); // from now on no run takes it up
  await newsPieces.remove(key);
  return subject;
}

function subjectOf(changed: { subject: string } | 'gone' | 'begun'): string {
  if (changed === 'gone') throw new ApiError('not_found', { message: 'There is no such piece of news any more.' });
  if (changed === 'begun') throw new ApiError('letter_begun');
  return changed.subject;
}
