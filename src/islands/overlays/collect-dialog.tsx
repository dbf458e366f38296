import * as Dialog from '@radix-ui/react-dialog';
import { type SubmitEvent, useEffect, useState } from 'react';
import { holds } from '#domain/collection/collection-tools.ts';
import {
  FIRST_COLLECTION_NAME,
  COLLECTION_BOUNDS,
  collectionAddress,
  collectionsPath,
} from '#domain/collection/collection.ts';
import { counted } from '#domain/text/counted.ts';
import { $collecting, closeCollecting } from '#state/collecting.ts';
import { keepIntent } from '#state/intent.ts';
import {
  $collections,
  $collectionsPending,
  loadCollections,
  makeCollection,
  toggleInCollection,
} from '#state/collections.ts';
import { loginHref } from '#state/session.ts';
import { LocalNote } from '../local-note.tsx';
import { useStore } from '../use-store.ts';
import { OverlayDialog } from './overlay-dialog.tsx';
import styles from './collect-dialog.module.css';

/** Puts a tool into collections and takes it out of them; a new one can be named on the spot. */
export function CollectDialog() {
  const tool = useStore($collecting);
  const state = useStore($collections);
  const isPending = useStore($collectionsPending);
  const [name, setName] = useState(''); // stays while the dialog is closed

  useEffect(() => {
    if (tool && $collections.get().status !== 'loaded') void loadCollections();
  }, [tool]);

  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tool && (await makeCollection(name, [{ toolId: tool.id, note: '' }]))) setName('');
  };
  const { status, kits: collections, home, limit } = state;
  const isFull = limit !== null && collections.length >= limit;
  return (
    <OverlayDialog isOpen={tool !== null} onClose={closeCollecting}>
      <p className={styles['kicker']}>Collections</p>
      <Dialog.Title className={styles['title']}>{tool?.name}</Dialog.Title>
      <Dialog.Description>
        {home === 'browser' && status === 'loaded' ? <LocalNote login={loginHref()} /> : 'Choose where it belongs.'}
      </Dialog.Description>
      {status === 'failed' && (
        <div role="alert" className={styles['failed']}>
          <p>Your collections could not be loaded.</p>
          <button type="button" className="button" onClick={() => void loadCollections()}>
            Try again
          </button>
        </div>
      )}
      <ul role="list" className={styles['list']} aria-busy={status !== 'loaded'}>
        {tool &&
          collections.map((collection) => (
            <li key={collection.id}>
              <label>
                <input
                  type="checkbox"
                  checked={holds(collection, tool.id)}
                  aria-disabled={isPending}
                  onChange={() => {
                    if (!isPending) void toggleInCollection(collection, tool);
                  }}
                />
                <b>{collection.name}</b>
                <span>{counted(collection.tools.length, 'tool')}</span>
              </label>
              <a href={collectionAddress(collection)}>Open</a>
            </li>
          ))}
      </ul>
      {isFull ? (
        <p className={styles['limit']}>
          Yak Fringe holds {limit === 1 ? 'one collection' : `${limit} collections`}.{' '}
          <a href="/subscribe" onClick={() => tool && keepIntent('core', { do: 'choose collection', tool })}>
            Core holds any number
          </a>
        </p>
      ) : (
        <form className={styles['form']} onSubmit={(event) => void make(event)}>
          <label className="label" htmlFor="collect-new">
            New collection
          </label>
          <input
            id="collect-new"
            className="field"
            maxLength={COLLECTION_BOUNDS.name}
            placeholder={FIRST_COLLECTION_NAME}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="button" disabled={isPending || status !== 'loaded'}>
            Make it with {tool?.name}
          </button>
        </form>
      )}
      <div className={styles['ways']}>
        <Dialog.Close className="button button-signal">Close</Dialog.Close>
        <a className="button button-plain" href={collectionsPath}>
          All collections
        </a>
      </div>
    </OverlayDialog>
  );
}
