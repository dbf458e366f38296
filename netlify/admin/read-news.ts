import type { NewsDesk, NewsPiece } from '#api/admin-news.contract.ts';
import type { User } from '#domain/person/user.ts';
import { newsState } from '#domain/letters/news.ts';
import { adminAddress } from '#netlify/session/read-audit.ts';
import { NEWEST_NEWS } from '#netlify/letters/send-news.ts';
import { newsPieces } from '#netlify/stores/news-store.ts';

/** The newest pieces of news, newest first; one that nobody can read is left out and stands in the log. @throws StoreUnavailable */
export async function readNews(admin: User): Promise<NewsDesk> {
  const keys = await newsPieces.someKeys(NEWEST_NEWS);
  const pieces = await Promise.all(
    keys.map(async (id): Promise<NewsPiece[]> => {
      const piece = await newsPieces.tryRead(id);
      if (piece === null) return [];
      const { subject, words, written, release, held } = piece;
      const state = newsState(piece);
      const last = state === 'held' ? (held ?? written) : (release ?? written);
      return [
        {
          id,
          subject,
          words,
          state,
          changedAt: last.at,
          by: last.who === null ? null : await adminAddress(last.who),
          beginsAt: release?.beginsAt ?? null,
        },
      ];
    }),
  );
  return { pieces: pieces.flat(), testsTo: admin.email };
}
