import { useState } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import { COLLECTION_BOUNDS, sharedCollectionPath, type Collection } from '#domain/collection/collection.ts';
import { changeCollection, share } from '#state/collections.ts';
import { SharedByField, SharedLink } from '../shared-link.tsx';
import styles from './collections.module.css';

/** A link that everybody can read and nobody can guess, and the way to take it back. */
export function CollectionShare({ collection }: { collection: Collection }) {
  const [byName, setByName] = useState(collection.share?.byName ?? '');
  const shareIt = () => void share(collection, byName);
  const name = (
    <SharedByField
      label="By (may stay empty: then nobody is named)"
      value={byName}
      maxLength={COLLECTION_BOUNDS.name}
      onChange={setByName}
    />
  );
  if (!collection.share) {
    return (
      <section>
        <h3>Share</h3>
        <p>A page of its own under a link that nobody can guess. You can take it back at any time.</p>
        {name}
        <div className={styles['buttons']}>
          <button type="button" className="button" onClick={shareIt}>
            Share by link
          </button>
        </div>
      </section>
    );
  }
  return (
    <section data-shared="true">
      <h3>Shared since {dayText(collection.share.since)}</h3>
      <SharedLink
        href={sharedCollectionPath(collection.share.key)}
        name={name}
        isRenamed={byName.trim() !== collection.share.byName}
        className={styles['buttons']}
        onRename={shareIt}
        onTakeBack={() => void changeCollection({ do: 'unshare', kit: collection.id })}
      />
    </section>
  );
}
