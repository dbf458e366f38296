import { useEffect, useState } from 'react';
import type { Collection } from '#domain/collection/collection.ts';
import { lineAddress } from '#domain/project/project.ts';
import { compareTools } from '#state/comparison.ts';
import { changeCollection } from '#state/collections.ts';
import { briefAddress, listOfCollection } from '#state/list-files.ts';
import { $ownRules, loadOwnRules, noOwnRules } from '#state/own-rules.ts';
import { RulesToTake } from '#parts/rules-to-take.tsx';
import { FileButtons } from '../file-buttons.tsx';
import { useStore } from '../use-store.ts';
import { CollectionShare } from './collection-share.tsx';
import desk from '#parts/rail-desk.module.css';
import styles from './collections.module.css';

/** As many as a table shows side by side without being dragged about. */
const MAX_COMPARED = 5;

interface Props {
  collection: Collection;
  others: readonly Collection[];
  /** Called when this collection is no more, with the one that took its tools. */
  onGone: (next: string | null) => void;
}

/** What one can do with a whole collection: show it, take it along, join it with another, delete it. */
export function CollectionActions({ collection, others, onGone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { lists } = useStore($ownRules, noOwnRules);
  useEffect(() => void loadOwnRules(), []);
  const list = listOfCollection(collection);
  const compared = collection.tools.slice(0, MAX_COMPARED).map(({ toolId }) => toolId);
  const merge = async (into: string) => {
    if (into !== '' && (await changeCollection({ do: 'merge', kit: collection.id, into }))) onGone(into);
  };
  const remove = async () => {
    if (await changeCollection({ do: 'delete', kit: collection.id })) onGone(null);
  };
  return (
    <div className={desk['actions']}>
      <CollectionShare collection={collection} />
      <section>
        <h3>Take it along</h3>
        <p>As a table, as text, or as a brief on one sheet. Core takes whole lists; everybody gets a sample.</p>
        <div className={styles['buttons']}>
          <a className="button button-signal" href={briefAddress(list)}>
            Brief for a client
          </a>
          <FileButtons list={list} />
        </div>
      </section>
      {collection.tools.length > 0 && (
        <section>
          <h3>For the client</h3>
          <p>
            What of it passes under a client’s rules, on which plan, in whose words: one sheet, with a link to send.
          </p>
          <RulesToTake
            lists={lists}
            list={
              collection.share
                ? { key: collection.share.key }
                : { title: collection.name, toolIds: collection.tools.map(({ toolId }) => toolId) }
            }
          />
          <a className="button" href={lineAddress(collection.tools.map(({ toolId }) => toolId))}>
            Note its tools for a project
          </a>
        </section>
      )}
      <section>
        <h3>Tidy up</h3>
        <div className={styles['buttons']}>
          {compared.length > 1 && (
            <button type="button" className="button" onClick={() => void compareTools(compared)}>
              {compared.length < collection.tools.length ? `Compare the first ${compared.length}` : 'Compare them'}
            </button>
          )}
          {others.length > 0 && (
            <select
              aria-label="Merge into another collection"
              value=""
              onChange={({ target }) => void merge(target.value)}
            >
              <option value="">Merge into …</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          {isAsking ? (
            <span role="group" aria-label="Delete this collection?" className={styles['asking']}>
              <b>Delete it and its notes?</b>
              <button type="button" className="button button-signal" onClick={() => void remove()}>
                Yes, delete
              </button>
              <button type="button" className="button button-plain" onClick={() => setAsking(false)}>
                Keep it
              </button>
            </span>
          ) : (
            <button type="button" className="button button-plain" onClick={() => setAsking(true)}>
              Delete
            </button>
          )}
        </div>
      </section>
    </div>
  );
}
