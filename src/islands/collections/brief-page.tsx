import { useEffect } from 'react';
import { $brief, loadBrief } from '#state/list-files.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { FileButtons } from '../file-buttons.tsx';
import { JudgedBrief } from '../judged-brief.tsx';
import { useStore } from '../use-store.ts';
import styles from './brief.module.css';

/** One list on one sheet, to print or to take along as a file. */
export function BriefPage() {
  const view = useStore($brief);

  useEffect(() => {
    void loadBrief();
  }, []);

  if (view.status !== 'loaded')
    return (
      <>
        <h1 className="visually-hidden">A brief</h1>
        <NoBrief status={view.status} />
      </>
    );
  return (
    <>
      <div className={styles['bar']}>
        <button type="button" className="button button-signal" onClick={() => window.print()}>
          Print
        </button>
        <FileButtons list={view.list} />
      </div>
      <JudgedBrief brief={view.brief} />
    </>
  );
}

/** Why there is no sheet, or not yet. */
function NoBrief({ status }: { status: 'loading' | 'failed' | 'missing' }) {
  if (status === 'loading') return <DeskSkeleton label="Putting the brief together" />;
  if (status === 'failed')
    return (
      <DeskNotice title="This did not work" text="The brief could not be put together." mood="doubtful">
        <button type="button" className="button" onClick={() => void loadBrief()}>
          Try again
        </button>
      </DeskNotice>
    );
  return (
    <DeskNotice
      title="No list to print"
      text="A brief is your list of tools on one sheet for a client: why each, on which plan, at what price, with its rights, sources and days. Open one of your collections, and choose “Brief for a client”."
      mood="asleep"
    >
      <a className="button button-signal" href="/collections">
        Your collections
      </a>
    </DeskNotice>
  );
}
