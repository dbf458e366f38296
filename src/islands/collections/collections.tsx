import { type ReactNode, useEffect, useState } from 'react';
import { loginAddress } from '#api/login.ts';
import type { CoverableTask } from '#domain/collection/brief/task-cover.ts';
import { collectionAddress, collectionsPath } from '#domain/collection/collection.ts';
import { $collectedTools, loadCollectedTools } from '#state/compared-tools.ts';
import { $collections, loadCollections } from '#state/collections.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { LocalNote } from '../local-note.tsx';
import { useStore } from '../use-store.ts';
import { CollectionDesk } from './collection-desk.tsx';
import { CollectionRail } from './collection-rail.tsx';
import desk from '#parts/rail-desk.module.css';

interface Props {
  tasks: readonly CoverableTask[];
  /** A sample of one, for who has none. */
  children: ReactNode;
}

/** The reader's own collections: all of them in the rail, one of them open. */
export function Collections({ tasks, children }: Props) {
  const state = useStore($collections);
  const catalogue = useStore($collectedTools);
  const [openId, setOpenId] = useState<string | null>(null);

  useEffect(() => {
    setOpenId(new URLSearchParams(window.location.search).get('c'));
    void loadCollections();
  }, []);
  const isLoaded = state.status === 'loaded';
  useEffect(() => {
    if (isLoaded) void loadCollectedTools();
  }, [isLoaded, state.kits]);

  const open = (id: string | null) => {
    setOpenId(id);
    history.replaceState(null, '', id === null ? collectionsPath : collectionAddress({ id }));
  };

  if (state.status === 'failed' || catalogue.status === 'failed')
    return (
      <DeskNotice title="This did not work" text="Your collections could not be loaded." mood="doubtful">
        <button
          type="button"
          className="button"
          onClick={() => {
            void loadCollections().then(loadCollectedTools);
          }}
        >
          Try again
        </button>
      </DeskNotice>
    );
  if (state.status !== 'loaded' || catalogue.status !== 'read')
    return <DeskSkeleton label="Loading your collections" />;
  const collection = state.kits.find(({ id }) => id === openId) ?? state.kits[0] ?? null;
  const home = state.home === 'browser' && <LocalNote login={loginAddress(collectionsPath)} />;
  if (!collection)
    return (
      <div className={desk['nothing']}>
        <p className="lede">
          No collection yet. Name one, add tools from their pages, and see what they cost together and what they allow.
        </p>
        <CollectionRail state={state} openId={null} onOpen={open} home={home} />
        {children}
      </div>
    );
  return (
    <div className={desk['desk']}>
      <CollectionRail state={state} openId={collection.id} onOpen={open} home={home} />
      <CollectionDesk
        key={collection.id}
        collection={collection}
        others={state.kits.filter(({ id }) => id !== collection.id)}
        tools={catalogue.read}
        tasks={tasks}
        onOpen={open}
      />
    </div>
  );
}
