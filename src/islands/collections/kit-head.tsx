import { useState } from 'react';
import { KIT_BOUNDS, type Kit } from '#domain/kit/kit.ts';
import { changeKit } from '#state/kits.ts';
import styles from './collections.module.css';

/** Name and purpose of a collection; both are kept when the reader leaves the field. */
export function KitHead({ kit }: { kit: Kit }) {
  const [name, setName] = useState(kit.name);
  const [intro, setIntro] = useState(kit.intro);
  const keep = () => {
    const wanted = name.trim() === '' ? kit.name : name;
    setName(wanted);
    if (wanted !== kit.name || intro !== kit.intro)
      void changeKit({ do: 'describe', kit: kit.id, name: wanted, intro });
  };
  return (
    <div className={styles['head']}>
      <label className="visually-hidden" htmlFor="kit-name">
        Name of the collection
      </label>
      <input
        id="kit-name"
        className={styles['title']}
        value={name}
        maxLength={KIT_BOUNDS.name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        onBlur={keep}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <label className="visually-hidden" htmlFor="kit-intro">
        What it is for
      </label>
      <textarea
        id="kit-intro"
        className={styles['intro']}
        rows={2}
        value={intro}
        maxLength={KIT_BOUNDS.intro}
        placeholder="What it is for: one or two sentences"
        onChange={({ target }) => setIntro(target.value)}
        onBlur={keep}
      />
    </div>
  );
}
