import type { EditLine } from '#api/record-edit.ts';
import { useState } from 'react';
import { fieldTitle } from '#domain/admin/field-text.ts';
import { toolEditor } from '#state/tool-editor.ts';
import { ChangeList } from '#parts/desk-changes.tsx';
import { EditHistory } from '#parts/edit-history.tsx';
import styles from '#parts/desk-room.module.css';

/** What was changed at the desk, newest first; by field where somebody asks for one. */
export function ToolHistory({ history, isBusy }: { history: readonly EditLine[]; isBusy: boolean }) {
  const [field, setField] = useState('');
  const fields = [...new Set(history.flatMap(({ changes }) => changes.map((change) => change.field)))].sort();
  const shown = history.filter(({ changes }) => field === '' || changes.some((change) => change.field === field));
  const changesIn = (changes: EditLine['changes']) =>
    field === '' ? changes : changes.filter((change) => change.field === field);
  return (
    <EditHistory
      history={history}
      shown={shown}
      created="Added"
      isBusy={isBusy}
      undo={toolEditor.undo}
      changesOf={({ changes }) => <ChangeList changes={changesIn(changes)} />}
    >
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
    </EditHistory>
  );
}
