import { beginNews, type News } from '#domain/letters/news.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { newsPieces } from '#netlify/stores/news-store.ts';
import { newsLetter, newsName } from './news-letter.ts';
import { type Run, allOf, sendEdition } from './send-edition.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

/** Pieces that are looked at, the newest first: those of months. */
export const NEWEST_NEWS = 30;

/**
 * Sends the news whose time has come, as far as this run gets: one piece after the other, each to everybody who asked for
 * news, once.
 * @param until on the clock of `performance.now()`
 * @throws StoreUnavailable
 */
export async function sendNews(now: Date, until: number): Promise<Run> {
  const runs: Run[] = [];
  for (const key of await newsPieces.someKeys(NEWEST_NEWS)) {
    const piece = await takeUp(key, now);
    if (!piece) continue;
    const run = await sendEdition({
      edition: { name: newsName(key), progress: { isDone: false } },
      write: (reader) => newsLetter(key, piece, reader),
      note: () => noteDone(key),
      until,
    });
    runs.push(run);
    if (!run.isDone) break;
  }
  return allOf(runs);
}

/** The piece when it goes out now, from then on unchangeable; a piece that nobody can read does not. */
function takeUp(key: string, now: Date): Promise<News | null> {
  return newsPieces.update(key, (current) => current && beginNews(current, now)).catch(nullIfUnreadable);
}

function noteDone(key: string): Promise<{ isDone: boolean }> {
  return newsPieces.change(key, (current) => {
    if (!current) throw new StoreUnavailable(`the news ${key} is gone`);
    const write = current.doneAt === null ? { ...current, doneAt: new Date().toISOString() } : null;
    return { write, outcome: { isDone: true } };
  });
}
