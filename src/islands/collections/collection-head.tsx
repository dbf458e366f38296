import { useState } from 'react';
import { COLLECTION_BOUNDS, type Collection } from '#domain/collection/collection.ts';
import { changeCollection } from '#state/collections.ts';
import styles from './collections.module.css';

/** Name and purpose of a collection; both are kept when the reader leaves the field. */
export function CollectionHead({ collection }: { collection: Collection }) {
  const [name, setName] = useState(collection.name);
  const [intro, setIntro] = useState(collection.intro);
  const keep = () => {
    const wanted = name.trim() === '' ? collection.name : name;
    setName(wanted);
    if (wanted !== collection.name || intro !== collection.intro)
      void changeCollection({ do: 'describe', kit: collection.id, name: wanted, intro });
  };
  return (
    <div className={styles['head']}>
      <label className="visually-hidden" htmlFor="collection-name">
        Name of the collection
      </label>
      <input
        id="collection-name"
        className={styles['title']}
        value={name}
        maxLength={COLLECTION_BOUNDS.name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        onBlur={keep}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <label className="visually-hidden" htmlFor="collection-intro">
        What it is for
      </label>
      <textarea
        id="collection-intro"
        className={styles['intro']}
        rows={2}
        value={intro}
        maxLength={COLLECTION_BOUNDS.intro}
        placeholder="What it is for: one or two sentences"
        onChange={({ target }) => setIntro(target.value)}
        onBlur={keep}
      />
    </div>
  );
}
