import { useState } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import { PROJECT_BOUNDS, type Project, sharedSheetAddress } from '#domain/project/project.ts';
import { copyText } from '#state/clipboard.ts';
import { share, unshare } from '#state/open-project.ts';
import desk from '#parts/rail-desk.module.css';
import styles from './projects.module.css';

/** A link under which the client reads the sheet and confirms it, and the way to take it back. */
export function ProjectShare({ project, isLocal }: { project: Project; isLocal: boolean }) {
  const [byName, setByName] = useState(project.share?.byName ?? '');
  const name = (
    <label className={desk['by']}>
      <span className="label">By (may stay empty)</span>
      <input
        className="field"
        value={byName}
        maxLength={PROJECT_BOUNDS.byName}
        autoComplete="organization"
        onChange={({ target }) => setByName(target.value)}
      />
    </label>
  );
  if (!project.share)
    return (
      <>
        <h3>For the client</h3>
        <p>A page under a link that nobody can guess. The client confirms there by name that they have seen it.</p>
        {!isLocal && name}
        <div className={styles['ways']}>
          <button type="button" className="button" onClick={() => void share(project.id, byName.trim())}>
            {isLocal ? 'Log in to make a link' : 'Make a link'}
          </button>
        </div>
      </>
    );
  const address = `${window.location.origin}${sharedSheetAddress(project.share.key)}`;
  return (
    <>
      <h3>Under a link since {dayText(project.share.since)}</h3>
      <p className={styles['address']}>
        <a href={address} target="_blank" rel="noopener">
          {address}
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
      </p>
      {name}
      <div className={styles['ways']}>
        <button type="button" className="button button-signal" onClick={() => void copyText(address, 'The link')}>
          Copy link
        </button>
        {byName.trim() !== project.share.byName && (
          <button type="button" className="button" onClick={() => void share(project.id, byName.trim())}>
            Change the name
          </button>
        )}
        <button type="button" className="button button-plain" onClick={() => void unshare(project.id)}>
          Take the link back
        </button>
      </div>
    </>
  );
}
