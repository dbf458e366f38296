import type { ReactNode } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import styles from './desk-room.module.css';

/** A change at a desk, as its history tells it. */
interface Edit {
  id: string;
  /** ISO time. */
  at: string;
  by: string | null;
  reason: string;
  kind: 'created' | 'changed' | 'undone';
  canUndo: boolean;
}

interface Props<Line extends Edit> {
  history: readonly Line[];
  /** The lines that are shown; all of them where nothing is chosen. */
  shown?: readonly Line[];
  /** What the first change did: 'Written'. */
  created: string;
  /** What takes the first change back; 'Take back' unless given. */
  takeDown?: string;
  isBusy: boolean;
  undo: (id: string, reason: string) => Promise<unknown>;
  changesOf: (line: Line) => ReactNode;
  /** What stands above the list. */
  children?: ReactNode;
}

/** What was changed at a desk, newest first, each with a way back where there is one. */
export function EditHistory<Line extends Edit>(props: Props<Line>) {
  const { history, shown = history, created, takeDown = 'Take back', isBusy, undo, changesOf, children } = props;
  const words = { created, changed: 'Changed', undone: 'Took a change back' };
  return (
    <section aria-labelledby="history" className={styles['part']}>
      <h2 id="history" tabIndex={-1}>
        History
      </h2>
      {history.length === 0 && <p className={styles['note']}>Nothing was changed at the desk.</p>}
      {children}
      <ol role="list">
        {shown.map((line) => {
          const { id, at, by, reason, kind, canUndo } = line;
          return (
            <li key={id}>
              <p>
                <b>{words[kind]}</b> <time dateTime={at}>{dayText(at)}</time>, {by ?? 'an admin'}: {reason}
              </p>
              {changesOf(line)}
              {canUndo && (
                <button
                  type="button"
                  className="button"
                  disabled={isBusy}
                  onClick={() => void undo(id, `Taken back: ${reason}`.slice(0, 300))}
                >
                  {kind === 'created' ? takeDown : 'Take back'}
                  <span className="visually-hidden">
                    {' '}
                    the change of {dayText(at)}: {reason}
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
