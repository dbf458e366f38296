import { type ReactNode, useEffect } from 'react';
import plans from '#data/plans.json' with { type: 'json' };
import { $collections, loadCollections } from '#state/collections.ts';
import { $brief, loadBrief } from '#state/list-files.ts';
import { isOpenToAll } from '#state/plan.ts';
import { DeskNotice, DeskSkeleton, EmptyState } from '#parts/desk-parts.tsx';
import { FileButtons } from '../file-buttons.tsx';
import { JudgedBrief } from '../judged-brief.tsx';
import { useStore } from '../use-store.ts';
import styles from './brief.module.css';

/** One list on one sheet, to print or to take along as a file; `children`: a sample of one. */
export function BriefPage({ children }: { children: ReactNode }) {
  const view = useStore($brief);

  useEffect(() => {
    void loadBrief();
  }, []);

  if (view.status === 'missing') return <NoList>{children}</NoList>;
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

/** No list is named: the way to one, by whether the reader has a collection. */
function NoList({ children }: { children: ReactNode }) {
  const { kits } = useStore($collections);

  useEffect(() => {
    void loadCollections();
  }, []);

  return (
    <EmptyState
      title="Your tools on one sheet"
      text="For a client: why each tool, on which plan, at what price."
      sample={children}
    >
      <a className="button button-signal" href="/collections">
        {kits.length > 0 ? 'Choose a collection' : 'Make a collection'}
      </a>
      <p>
        Then press “Brief for a client” on its page.
        {!isOpenToAll('exports') && ` Free: its first ${plans.limits.sampleTools} tools; Yak Core: all of them.`}
      </p>
    </EmptyState>
  );
}

/** Why there is no sheet, or not yet. */
function NoBrief({ status }: { status: 'loading' | 'failed' }) {
  if (status === 'loading') return <DeskSkeleton label="Putting the brief together" />;
  return (
    <DeskNotice title="This did not work" text="The brief could not be put together." mood="doubtful">
      <button type="button" className="button" onClick={() => void loadBrief()}>
        Try again
      </button>
    </DeskNotice>
  );
}
