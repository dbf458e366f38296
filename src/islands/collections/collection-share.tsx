import { useState } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import { COLLECTION_BOUNDS, sharedCollectionPath, type Collection } from '#domain/collection/collection.ts';
import { copyText } from '#state/clipboard.ts';
import { changeCollection, share } from '#state/collections.ts';
import desk from '#parts/rail-desk.module.css';
import styles from './collections.module.css';

/** A link that everybody can read and nobody can guess, and the way to take it back. */
export function CollectionShare({ collection }: { collection: Collection }) {
  const [byName, setByName] = useState(collection.share?.byName ?? '');
  if (!collection.share) {
    return (
      <section>
        <h3>Share</h3>
        <p>A page of its own under a link that nobody can guess. You can take it back at any time.</p>
        <NameField value={byName} onChange={setByName} />
        <div className={styles['buttons']}>
          <button type="button" className="button" onClick={() => void share(collection, byName)}>
            Share by link
          </button>
        </div>
      </section>
    );
  }
  const path = sharedCollectionPath(collection.share.key);
  const address = `${window.location.origin}${path}`;
  return (
    <section data-shared="true">
      <h3>Shared since {dayText(collection.share.since)}</h3>
      <p className={styles['address']}>
        <a href={path} target="_blank" rel="noopener">
          {address}
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
      </p>
      <NameField value={byName} onChange={setByName} />
      <div className={styles['buttons']}>
        <button type="button" className="button button-signal" onClick={() => void copyText(address, 'The link')}>
          Copy link
        </button>
        {byName.trim() !== collection.share.byName && (
          <button type="button" className="button" onClick={() => void share(collection, byName)}>
            Change the name
          </button>
        )}
        <button
          type="button"
          className="button button-plain"
          onClick={() => void changeCollection({ do: 'unshare', kit: collection.id })}
        >
          Take the link back
        </button>
      </div>
    </section>
  );
}

function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className={desk['by']}>
      <span className="label">By (may stay empty: then nobody is named)</span>
      <input
        className="field"
        value={value}
        maxLength={COLLECTION_BOUNDS.name}
        autoComplete="organization"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
