import type { DocumentEditLine } from '#api/admin-document.ts';
import { dayText } from '#domain/calendar/day-text.ts';
import { undoDocumentChange } from '#state/document-editor.ts';
import { ChangeList } from '#parts/desk-changes.tsx';
import styles from '#parts/desk-room.module.css';

const kindWords = { created: 'Written', changed: 'Changed', undone: 'Took a change back' } as const;

/** What was changed of a document at the desk, newest first. */
export function DocumentHistory({ history, isBusy }: { history: readonly DocumentEditLine[]; isBusy: boolean }) {
  return (
    <section aria-labelledby="history" className={styles['part']}>
      <h2 id="history" tabIndex={-1}>
        History
      </h2>
      {history.length === 0 && <p className={styles['note']}>Nothing was changed at the desk.</p>}
      <ol role="list">
        {history.map(({ id, at, by, reason, kind, changes, canUndo }) => (
          <li key={id}>
            <p>
              <b>{kindWords[kind]}</b> <time dateTime={at}>{dayText(at)}</time>, {by ?? 'an admin'}: {reason}
            </p>
            {kind !== 'created' && <ChangeList changes={changes} />}
            {canUndo && (
              <button
                type="button"
                className="button"
                disabled={isBusy}
                onClick={() => void undoDocumentChange(id, `Taken back: ${reason}`.slice(0, 300))}
              >
                {kind === 'created' ? 'Take it down' : 'Take back'}
                <span className="visually-hidden">
                  {' '}
                  the change of {dayText(at)}: {reason}
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
