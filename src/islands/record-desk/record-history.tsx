import { useState } from 'react';
import type { EditLine } from '#api/record-edit.ts';
import { fieldTitle } from '#domain/admin/field-text.ts';
import { dayText } from '#domain/value/day-text.ts';
import { ChangeList } from '#parts/desk-changes.tsx';
import styles from '#parts/desk-room.module.css';

interface Props {
  form: {
    created: string;
    takeDown: string;
    isByField: boolean;
  };
  history: readonly EditLine[];
  isBusy: boolean;
  undo(id: string, reason: string): Promise<unknown>;
}

/** What was changed of a record at the desk, newest first, each with a way back where there is one. */
export function RecordHistory({ form: { created, takeDown, isByField }, history, isBusy, undo }: Props) {
  const [field, setField] = useState('');
  const isAsked = (change: { field: string }) => field === '' || change.field === field;
  const fields = isByField
    ? [...new Set(history.flatMap(({ changes }) => changes.map((one) => one.field)))].sort()
    : [];
  const shown = field === '' ? history : history.filter(({ changes }) => changes.some(isAsked));
  const words = { created, changed: 'Changed', undone: 'Took a change back' };
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
                {fieldTitle(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ol role="list">
        {shown.map(({ id, at, by, reason, kind, canUndo, changes }) => (
          <li key={id}>
            <p>
              <b>{words[kind]}</b> <time dateTime={at}>{dayText(at)}</time>, {by ?? 'an admin'}: {reason}
            </p>
            {(isByField || kind !== 'created') && <ChangeList changes={changes.filter(isAsked)} />}
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
        ))}
      </ol>
    </section>
  );
}
