import { useState } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import { PROJECT_BOUNDS, type Project, sharedSheetAddress } from '#domain/project/project.ts';
import { share, unshare } from '#state/open-project.ts';
import { SharedByField, SharedLink } from '../shared-link.tsx';
import styles from './projects.module.css';

/** A link under which the client reads the sheet and confirms it, and the way to take it back. */
export function ProjectShare({ project, isLocal }: { project: Project; isLocal: boolean }) {
  const [byName, setByName] = useState(project.share?.byName ?? '');
  const shareIt = () => void share(project.id, byName.trim());
  const name = (
    <SharedByField label="By (may stay empty)" value={byName} maxLength={PROJECT_BOUNDS.byName} onChange={setByName} />
  );
  if (!project.share)
    return (
      <>
        <h3>For the client</h3>
        <p>A page under a link that nobody can guess. The client confirms there by name that they have seen it.</p>
        {!isLocal && name}
        <div className={styles['ways']}>
          <button type="button" className="button" onClick={shareIt}>
            {isLocal ? 'Log in to make a link' : 'Make a link'}
          </button>
        </div>
      </>
    );
  return (
    <>
      <h3>Under a link since {dayText(project.share.since)}</h3>
      <SharedLink
        href={`${window.location.origin}${sharedSheetAddress(project.share.key)}`}
        name={name}
        isRenamed={byName.trim() !== project.share.byName}
        className={styles['ways']}
        onRename={shareIt}
        onTakeBack={() => void unshare(project.id)}
      />
    </>
  );
}
