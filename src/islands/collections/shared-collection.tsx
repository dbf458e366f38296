import { useEffect } from 'react';
import { collectionAddress } from '#domain/collection/collection.ts';
import { makeCollection } from '#state/collections.ts';
import { $brief, loadShared } from '#state/list-files.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { RulesToTake } from '#parts/rules-to-take.tsx';
import { JudgedBrief } from '../judged-brief.tsx';
import { useStore } from '../use-store.ts';
import { SharedRights } from './shared-rights.tsx';
import styles from './shared-collection.module.css';

/** A collection that somebody shares, as it is now; anybody with the link reads it and may take a copy. */
export function SharedCollection() {
  const view = useStore($brief);

  useEffect(() => {
    void loadShared();
  }, []);

  if (view.status !== 'loaded')
    return (
      <>
        <h1 className="visually-hidden">Shared collection</h1>
        <NoCollection status={view.status} />
      </>
    );
  const { title, intro, tools } = view.list;
  const copy = async () => {
    const id = await makeCollection(title, tools, intro);
    if (id !== null) window.location.assign(collectionAddress({ id }));
  };
  return (
    <>
      <JudgedBrief brief={view.brief} />
      <SharedRights toolIds={tools.map(({ toolId }) => toolId)} />
      <section className={styles['client']} aria-labelledby="client-title">
        <h2 id="client-title">Under a client’s rules</h2>
        <p>What of it passes, on which plan, in whose words: on one sheet.</p>
        <RulesToTake list={{ key: window.location.pathname.split('/')[2] ?? '' }} />
      </section>
      <div className={styles['bar']}>
        <button type="button" className="button button-signal" onClick={() => void copy()}>
          Copy into my collections
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
    </>
  );
}

/** Why there is no collection, or not yet. */
function NoCollection({ status }: { status: 'loading' | 'failed' | 'missing' }) {
  if (status === 'loading') return <DeskSkeleton label="Loading the collection" />;
  if (status === 'missing')
    return (
      <DeskNotice title="Nothing under this link" text="It was taken back, or it never led anywhere." mood="asleep">
        <a className="button button-signal" href="/tools">
          Browse the tools
        </a>
      </DeskNotice>
    );
  return (
    <DeskNotice title="This did not work" text="The collection could not be loaded." mood="doubtful">
      <button type="button" className="button" onClick={() => void loadShared()}>
        Try again
      </button>
    </DeskNotice>
  );
}
