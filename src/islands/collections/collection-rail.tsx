import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { COLLECTION_BOUNDS } from '#domain/collection/collection.ts';
import { counted } from '#domain/text/counted.ts';
import { $collectionsPending, type CollectionsState, makeCollection } from '#state/collections.ts';
import { useStore } from '../use-store.ts';
import desk from '#parts/rail-desk.module.css';
import styles from './collections.module.css';

interface Props {
  state: CollectionsState;
  openId: string | null;
  onOpen: (id: string) => void;
  /** Where the collections of a reader who is signed out are; nothing for an account. */
  home: ReactNode;
}

/** All collections, and the place to name a new one. */
export function CollectionRail({ state: { kits: collections, limit }, openId, onOpen, home }: Props) {
  const isPending = useStore($collectionsPending);
  const field = useRef<HTMLInputElement>(null);
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = field.current?.value ?? '';
    if (field.current) field.current.value = ''; // at once: the next name may be typed before the answer comes
    const id = await makeCollection(name);
    if (id !== null) onOpen(id);
  };
  return (
    <nav className={`${desk['rail']} ${styles['rail']}`} aria-label="Your collections">
      {collections.length > 0 && (
        <ul role="list">
          {collections.map(({ id, name, tools, share }) => (
            <li key={id}>
              <button type="button" aria-current={id === openId} onClick={() => onOpen(id)}>
                <b>{name}</b>
                <span>
                  {counted(tools.length, 'tool')}
                  {share && ' · shared'}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void make(event)}>
        <div>
          <label className="label" htmlFor="new-collection">
            New collection
          </label>
          <input
            ref={field}
            id="new-collection"
            className="field"
            maxLength={COLLECTION_BOUNDS.name}
            placeholder="For example: Winter catalogue"
            autoComplete="off"
          />
        </div>
        <button
          type="submit"
          className={collections.length === 0 ? 'button button-signal' : 'button'}
          disabled={isPending}
        >
          Make a collection
        </button>
        {limit !== null && (
          <p>
            {collections.length} of {limit} on Yak Fringe. <a href="/subscribe">Core has no limit</a>. {home}
          </p>
        )}
      </form>
    </nav>
  );
}
