import { useEffect } from 'react';
import { sheetView } from '#domain/project/sheet-view.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { ProjectSheet } from '#parts/project-sheet.tsx';
import { SeenBy } from '#parts/seen-by.tsx';
import { $sharedSheet, loadSharedSheet } from '#state/shared-sheet.ts';
import { useStore } from '../use-store.ts';
import { ConfirmForm } from './confirm-form.tsx';
import styles from './shared-sheet.module.css';

/** The sheet of a project as its client reads it; anybody with the link may confirm that they have seen it. */
export function SharedSheet() {
  const view = useStore($sharedSheet);

  useEffect(() => {
    void loadSharedSheet();
  }, []);

  const read = view.status === 'read' ? view.read : null;
  if (read)
    return (
      <>
        <ProjectSheet view={sheetView(read.sheet)} hash={read.hash} byName={read.byName}>
          <SeenBy seen={read.seen} hash={read.hash} />
        </ProjectSheet>
        <ConfirmForm />
        <div className={styles['bar']}>
          <button type="button" className="button" onClick={() => window.print()}>
            Print
          </button>
        </div>
      </>
    );
  return (
    <>
      <h1 className="visually-hidden">The sheet of a project</h1>
      {view.status === 'loading' ? (
        <DeskSkeleton label="Loading the sheet" />
      ) : view.status === 'failed' && view.code !== 'not_found' ? (
        <DeskNotice title="This did not work" text="The sheet could not be loaded." mood="doubtful">
          <button type="button" className="button" onClick={() => void loadSharedSheet()}>
            Try again
          </button>
        </DeskNotice>
      ) : (
        <DeskNotice
          title="Nothing under this link"
          text="It was taken back, or it never led anywhere. Ask whoever sent it."
          mood="asleep"
        />
      )}
    </>
  );
}
