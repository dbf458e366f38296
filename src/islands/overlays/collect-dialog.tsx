import * as Dialog from '@radix-ui/react-dialog';
import { type SubmitEvent, useEffect, useState } from 'react';
import { holds } from '#domain/kit/kit-tools.ts';
import { FIRST_KIT_NAME, KIT_BOUNDS, kitAddress, kitsPath } from '#domain/kit/kit.ts';
import { $collecting, closeCollecting } from '#state/collecting.ts';
import { keepIntent } from '#state/intent.ts';
import { $kits, $kitsPending, loadKits, makeKit, toggleInKit } from '#state/kits.ts';
import { loginHref } from '#state/session.ts';
import { KeptNote } from '../kept-note.tsx';
import { useStore } from '../use-store.ts';
import { OverlayDialog } from './overlay-dialog.tsx';
import styles from './collect-dialog.module.css';

/** Puts a tool into collections and takes it out of them; a new one can be named on the spot. */
export function CollectDialog() {
  const tool = useStore($collecting);
  const state = useStore($kits);
  const isPending = useStore($kitsPending);
  const [name, setName] = useState(''); // stays while the dialog is closed

  useEffect(() => {
    if (tool && $kits.get().status !== 'loaded') void loadKits();
  }, [tool]);

  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tool && (await makeKit(name, [{ toolId: tool.id, note: '' }]))) setName('');
  };
  const { status, kits, home, limit } = state;
  const isFull = limit !== null && kits.length >= limit;
  return (
    <OverlayDialog isOpen={tool !== null} onClose={closeCollecting}>
      <p className={styles['kicker']}>Collections</p>
      <Dialog.Title className={styles['title']}>{tool?.name}</Dialog.Title>
      <Dialog.Description>
        {home === 'browser' && status === 'loaded' ? <KeptNote login={loginHref()} /> : 'Choose where it belongs.'}
      </Dialog.Description>
      {status === 'failed' && (
        <div role="alert" className={styles['failed']}>
          <p>Your collections could not be loaded.</p>
          <button type="button" className="button" onClick={() => void loadKits()}>
            Try again
          </button>
        </div>
      )}
      <ul role="list" className={styles['list']} aria-busy={status !== 'loaded'}>
        {tool &&
          kits.map((kit) => (
            <li key={kit.id}>
              <label>
                <input
                  type="checkbox"
                  checked={holds(kit, tool.id)}
                  aria-disabled={isPending}
                  onChange={() => {
                    if (!isPending) void toggleInKit(kit, tool);
                  }}
                />
                <b>{kit.name}</b>
                <span>{kit.tools.length === 1 ? '1 tool' : `${kit.tools.length} tools`}</span>
              </label>
              <a href={kitAddress(kit)}>Open</a>
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
            maxLength={KIT_BOUNDS.name}
            placeholder={FIRST_KIT_NAME}
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
        <a className="button button-plain" href={kitsPath}>
          All collections
        </a>
      </div>
    </OverlayDialog>
  );
}
