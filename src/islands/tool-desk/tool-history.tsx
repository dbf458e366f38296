import { useState } from 'react';
import type { EditLine } from '#api/admin-tool.ts';
import { leafTitle } from '#domain/back-office/leaf-text.ts';
import { dayText } from '#domain/calendar/day-text.ts';
import { undoEdit } from '#state/tool-editor.ts';
import { ChangeList } from '#parts/desk-changes.tsx';
import styles from '#parts/desk-room.module.css';

const kindWords = { created: 'Added', changed: 'Changed', undone: 'Took a change back' } as const;

/** What was changed at the desk, newest first; by field where somebody asks for one. */
export function ToolHistory({ history, isBusy }: { history: readonly EditLine[]; isBusy: boolean }) {
  const [field, setField] = useState('');
  const fields = [...new Set(history.flatMap(({ changes }) => changes.map((change) => change.field)))].sort();
  const shown = history.filter(({ changes }) => field === '' || changes.some((change) => change.field === field));
  return (
    <section aria-labelledby="history" className={styles['part']}>
      <h2 id="history" tabIndex={-1}>
        History
      </h2>
      {history.length === 0 && <p className={styles['note']}>Nothing was changed at the desk.</p>}
      {fields.length > 0 && (
        <label className={styles['of']}>
          Of
          <select className="field" value={field} onChange={({ target }) => setField(target.value)}>
            <option value="">every field</option>
            {fields.map((one) => (
              <option key={one} value={one}>
                {leafTitle(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ol role="list">
        {shown.map(({ id, at, by, reason, kind, changes, canUndo }) => (
          <li key={id}>
            <p>
              <b>{kindWords[kind]}</b> <time dateTime={at}>{dayText(at)}</time>, {by ?? 'an admin'}: {reason}
            </p>
            <ChangeList changes={field === '' ? changes : changes.filter((change) => change.field === field)} />
            {canUndo && (
              <button
                type="button"
                className="button"
                disabled={isBusy}
                onClick={() => void undoEdit(id, `Taken back: ${reason}`.slice(0, 300))}
              >
                Take back
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
