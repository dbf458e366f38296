import { useState } from 'react';
import { dayText } from '#domain/calendar/day-text.ts';
import { KIT_BOUNDS, sharedKitPath, type Kit } from '#domain/kit/kit.ts';
import { copyText } from '#state/clipboard.ts';
import { changeKit, share } from '#state/kits.ts';
import styles from './collections.module.css';

/** A link that everybody can read and nobody can guess, and the way to take it back. */
export function KitShare({ kit }: { kit: Kit }) {
  const [byName, setByName] = useState(kit.share?.byName ?? '');
  if (!kit.share) {
    return (
      <section>
        <h3>Share</h3>
        <p>A page of its own under a link that nobody can guess. You can take it back at any time.</p>
        <NameField value={byName} onChange={setByName} />
        <div className={styles['buttons']}>
          <button type="button" className="button" onClick={() => void share(kit, byName)}>
            Share by link
          </button>
        </div>
      </section>
    );
  }
  const path = sharedKitPath(kit.share.key);
  const address = `${window.location.origin}${path}`;
  return (
    <section data-shared="true">
      <h3>Shared since {dayText(kit.share.since)}</h3>
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
        {byName.trim() !== kit.share.byName && (
          <button type="button" className="button" onClick={() => void share(kit, byName)}>
            Change the name
          </button>
        )}
        <button
          type="button"
          className="button button-plain"
          onClick={() => void changeKit({ do: 'unshare', kit: kit.id })}
        >
          Take the link back
        </button>
      </div>
    </section>
  );
}

function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className={styles['by']}>
      <span className="label">By (may stay empty: then nobody is named)</span>
      <input
        className="field"
        value={value}
        maxLength={KIT_BOUNDS.name}
        autoComplete="organization"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
