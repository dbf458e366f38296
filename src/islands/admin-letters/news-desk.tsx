import { useEffect, useState } from 'react';
import type { NewsPiece } from '#api/admin-news.contract.ts';
import { newsPreviewAddress } from '#api/letter-preview.ts';
import { momentText } from '#domain/admin/job/run-text.ts';
import { $isNewsBusy, $news, loadNews, moveNews, sendTestNews } from '#state/news.ts';
import { useStore } from '../use-store.ts';
import { LetterPreview } from './letter-preview.tsx';
import { NewsForm } from './news-form.tsx';
import styles from './letters.module.css';

/** News about Yak to those who asked for it: written, looked at, released, held. */
export function NewsDesk() {
  const reading = useStore($news);
  const [openId, setOpenId] = useState<string | null>(null);

  useEffect(() => {
    void loadNews();
  }, []);

  const pieces = reading.status === 'read' ? reading.read.pieces : [];
  const open = pieces.find(({ id }) => id === openId);
  return (
    <section aria-labelledby="news" className={styles['part']}>
      <h2 id="news">News</h2>
      <p className={styles['note']}>
        A short mail about Yak itself, to those alone who asked for it: Marketing in their account, or updates and
        features by mail. It goes out once per person, a quarter of an hour after its release.
      </p>
      {reading.status === 'failed' && (
        <p role="alert">
          The news could not be read.{' '}
          <button type="button" className="button" onClick={() => void loadNews()}>
            Try again
          </button>
        </p>
      )}
      {pieces.length > 0 && (
        <ul role="list" className={styles['lines']}>
          {pieces.map((piece) => (
            <li key={piece.id}>
              <button
                type="button"
                className="button button-plain"
                aria-expanded={piece.id === openId}
                onClick={() => setOpenId(piece.id === openId ? null : piece.id)}
              >
                {piece.subject}
              </button>
              <span>{stateText(piece)}</span>
            </li>
          ))}
        </ul>
      )}
      {open && reading.status === 'read' ? (
        <OpenPiece key={open.id} piece={open} testsTo={reading.read.testsTo} close={() => setOpenId(null)} />
      ) : (
        <NewsForm key="new" piece={null} onSaved={setOpenId} />
      )}
    </section>
  );
}

function OpenPiece({ piece, testsTo, close }: { piece: NewsPiece; testsTo: string; close: () => void }) {
  const { id, subject, state, changedAt, beginsAt } = piece;
  const isBusy = useStore($isNewsBusy);
  const isOver = state === 'going out' || state === 'sent';
  return (
    <div className={styles['part']}>
      {!isOver && <NewsForm piece={piece} onSaved={() => undefined} />}
      {!isOver && (
        <p className={styles['ways']}>
          {state === 'released' ? (
            <button
              type="button"
              className="button button-signal"
              aria-disabled={isBusy}
              onClick={() => void moveNews('hold', id)}
            >
              Hold it
            </button>
          ) : (
            <button
              type="button"
              className="button button-signal"
              aria-disabled={isBusy}
              onClick={() => void moveNews('release', id)}
            >
              Send to everybody who asked for it
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => void moveNews('remove', id).then((isGone) => isGone && close())}
          >
            Remove it
          </button>
          {beginsAt !== null && <span>Begins on {momentText(beginsAt)}.</span>}
        </p>
      )}
      <LetterPreview
        looks={[
          {
            name: 'News',
            subject,
            html: newsPreviewAddress(id, changedAt, 'html'),
            text: newsPreviewAddress(id, changedAt, 'text'),
            test: () => void sendTestNews(id),
          },
        ]}
        testsTo={testsTo}
        isBusy={isBusy}
      />
      <p>
        <button type="button" className="button" onClick={close}>
          Write another piece
        </button>
      </p>
    </div>
  );
}

function stateText({ state, changedAt, by, beginsAt }: NewsPiece): string {
  const who = by === null ? '' : ` by ${by}`;
  if (state === 'released') return `Released${who}, begins on ${momentText(beginsAt ?? changedAt)}`;
  if (state === 'held') return `Held${who} on ${momentText(changedAt)}`;
  if (state === 'draft') return `Draft, written${who} on ${momentText(changedAt)}`;
  return state === 'sent' ? 'Sent' : 'Going out';
}
