import { collectionAddress, collectionsPath } from '#domain/collection/collection.ts';
import { $collections, loadCollections } from '#state/collections.ts';
import { useStore } from '../use-store.ts';
import styles from './desk.module.css';

/** The reader's own collections, each with the way to it. */
export function CollectionsSection() {
  const { status, kits: collections } = useStore($collections);

  return (
    <section className={styles['room']} aria-labelledby="own-collections">
      <h2 id="own-collections">
        Collections {collections.length > 0 && <span className={styles['count']}>{collections.length}</span>}
      </h2>
      {status === 'loaded' && collections.length === 0 && (
        <p>A collection adds up what a project’s tools cost and what they allow, with your reasons.</p>
      )}
      {status === 'failed' && (
        <p role="alert">
          Your collections could not be loaded.{' '}
          <button type="button" className="button" onClick={() => void loadCollections()}>
            Try again
          </button>
        </p>
      )}
      {collections.length > 0 && (
        <ul role="list" className={styles['kits']}>
          {collections.map((collection) => (
            <li key={collection.id}>
              <a href={collectionAddress(collection)}>{collection.name}</a>
              <span>
                {collection.tools.length === 1 ? '1 tool' : `${collection.tools.length} tools`}
                {collection.share && ' · shared'}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['actions']}>
        <a className="button" href={collectionsPath}>
          {collections.length === 0 ? 'Make a collection' : 'Open collections'}
        </a>
      </div>
    </section>
  );
}
