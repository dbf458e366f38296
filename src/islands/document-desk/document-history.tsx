import type { EditLine } from '#api/record-edit.ts';
import { documentEditor } from '#state/document-editor.ts';
import { ChangeList } from '#parts/desk-changes.tsx';
import { EditHistory } from '#parts/edit-history.tsx';

/** What was changed of a document at the desk, newest first. */
export function DocumentHistory({ history, isBusy }: { history: readonly EditLine[]; isBusy: boolean }) {
  return (
    <EditHistory
      history={history}
      created="Written"
      takeDown="Take it down"
      isBusy={isBusy}
      undo={documentEditor.undo}
      changesOf={({ kind, changes }) => kind !== 'created' && <ChangeList changes={changes} />}
    />
  );
}
