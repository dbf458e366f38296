import { atom } from 'nanostores';
import { type NewsDesk, changeNewsPiece, fetchNews, testNews, writeNews } from '#api/admin-news.ts';
import { attempt, refusalWords, showError } from './call.ts';
import { tellTest } from './letters.ts';
import { reading } from './reading.ts';
import { showToast } from './toast.ts';

/** The pieces of news at the desk. */
export const { store: $news, load: loadNews } = reading<NewsDesk>(fetchNews, 'old');

/** Whether something is being done with one. */
export const $isNewsBusy = atom(false);

const titles = { release: 'Released', hold: 'Held', remove: 'Removed' } as const;
const notices = {
  release: 'It begins in a quarter of an hour; until then it can be held.',
  hold: 'It waits until somebody releases it.',
  remove: 'The piece is gone.',
} as const;

/** Writes a piece, or writes it again. @returns its id; null when it was not written */
export async function saveNews(id: string | null, subject: string, words: string): Promise<string | null> {
  const answer = await attempt($isNewsBusy, true, () => writeNews(id, subject, words), tellRefusal);
  if (!answer) return null;
  const { id: written, ...desk } = answer;
  $news.set({ status: 'read', read: desk });
  return written;
}

/** Releases, holds or removes a piece. True when it came through. */
export async function moveNews(action: keyof typeof titles, id: string): Promise<boolean> {
  const desk = await attempt($isNewsBusy, true, () => changeNewsPiece(action, id), tellRefusal);
  if (!desk) return false;
  $news.set({ status: 'read', read: desk });
  showToast(titles[action], notices[action]);
  return true;
}

/** Sends a piece to whoever is signed in. */
export async function sendTestNews(id: string): Promise<void> {
  const answer = await attempt($isNewsBusy, true, () => testNews(id), tellRefusal);
  if (answer) tellTest(answer.letter);
}

function tellRefusal(error: unknown): void {
  showError(error, refusalWords(error), 'Not changed');
  void loadNews();
}
