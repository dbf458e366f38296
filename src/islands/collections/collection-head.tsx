import { COLLECTION_BOUNDS, type Collection } from '#domain/collection/collection.ts';
import { changeCollection } from '#state/collections.ts';
import { leaveOnEnter, useTyped } from '../use-typed.ts';
import desk from '#parts/rail-desk.module.css';
import styles from './collections.module.css';

/** Name and purpose of a collection. Each is sent alone: another device may have changed the other one. */
export function CollectionHead({ collection: { id: kit, name, intro } }: { collection: Collection }) {
  const nameField = useTyped<HTMLInputElement>(
    name,
    async (text) => text === '' || text === name || changeCollection({ do: 'describe', kit, name: text }),
  );
  const introField = useTyped<HTMLTextAreaElement>(
    intro,
    async (text) => text === intro || changeCollection({ do: 'describe', kit, intro: text }),
  );
  return (
    <div className={styles['head']}>
      <label className="visually-hidden" htmlFor="collection-name">
        Name of the collection
      </label>
      <input
        id="collection-name"
        className={desk['title']}
        maxLength={COLLECTION_BOUNDS.name}
        autoComplete="off"
        onKeyDown={leaveOnEnter}
        {...nameField}
      />
      <label className="visually-hidden" htmlFor="collection-intro">
        What it is for
      </label>
      <textarea
        id="collection-intro"
        className={styles['intro']}
        rows={2}
        maxLength={COLLECTION_BOUNDS.intro}
        placeholder="What it is for: one or two sentences"
        {...introField}
      />
    </div>
  );
}
