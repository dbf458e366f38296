import { atom } from 'nanostores';
import type { NewsDesk, adminNewsEndpoint } from '#api/admin-news.contract.ts';
import { requester } from '#api/request.ts';
import { attempt, refusalWords, showError } from './call.ts';
import { tellTest } from './letters.ts';
import { reading } from './reading.ts';
import { showToast } from './toast.ts';

const ask = requester<typeof adminNewsEndpoint>('/api/admin/news');

/** The pieces of news at the desk. */
export const { store: $news, load: loadNews } = reading<NewsDesk>(() => ask('GET'), 'old');

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
  const write = () => ask('POST', { body: { do: 'write', id, subject, words } });
  const answer = await attempt($isNewsBusy, true, write, tellRefusal);
  if (!answer || !('id' in answer)) return null;
  const { id: written, ...desk } = answer;
  $news.set({ status: 'read', read: desk });
  return written;
}

/** Releases, holds or removes a piece. True when it came through. */
export async function moveNews(action: keyof typeof titles, id: string): Promise<boolean> {
  const desk = await attempt($isNewsBusy, true, () => ask('POST', { body: { do: action, id } }), tellRefusal);
  if (!desk || !('pieces' in desk)) return false;
  $news.set({ status: 'read', read: desk });
  showToast(titles[action], notices[action]);
  return true;
}

/** Sends a piece to whoever is signed in. */
export async function sendTestNews(id: string): Promise<void> {
  const answer = await attempt($isNewsBusy, true, () => ask('POST', { body: { do: 'test', id } }), tellRefusal);
  if (answer && 'letter' in answer) tellTest(answer.letter);
}

function tellRefusal(error: unknown): void {
  showError(error, refusalWords(error), 'Not changed');
  void loadNews();
}
