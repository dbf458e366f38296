import { useState } from 'react';
import type { SavedTool } from '#api/saved-tools.ts';
import { type DeskJobs, coverDesk, coverText } from '#domain/collection/brief/desk-cover.ts';
import { deskOf } from '#domain/collection/brief/task-cover.ts';
import { taskPath } from '#domain/task/task-path.ts';
import { $deskJobs, loadDeskJobs } from '#state/desk-jobs.ts';
import { useStore } from '../use-store.ts';
import styles from './stack-cover.module.css';

/** Which jobs of a desk the saved tools do, which several of them do, and which none: read when it is opened. */
export function StackCover({ list }: { list: readonly SavedTool[] }) {
  const jobs = useStore($deskJobs);
  return (
    <details
      className={styles['cover']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void loadDeskJobs();
      }}
    >
      <summary>Which jobs your tools cover</summary>
      {jobs.status === 'read' && <Tiles list={list} desks={jobs.read} />}
      {jobs.status === 'loading' && <p role="status">Loading the jobs</p>}
      {jobs.status === 'failed' && (
        <p role="alert">
          The jobs could not be loaded.{' '}
          <button type="button" className="button" onClick={() => void loadDeskJobs()}>
            Try again
          </button>
        </p>
      )}
    </details>
  );
}

function Tiles({ list, desks }: { list: readonly SavedTool[]; desks: readonly DeskJobs[] }) {
  const [chosen, choose] = useState<string>(deskOf(list) ?? '');
  const shown = desks.find(({ desk }) => desk === chosen) ?? desks[0];
  if (!shown) return null;
  const covered = coverDesk(list, shown.jobs);
  return (
    <>
      <label className={styles['desk']}>
        Desk
        <select className="field" value={shown.desk} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {desks.map(({ desk, title }) => (
            <option key={desk} value={desk}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{coverText(covered)}</p>
      <ul role="list" className={styles['tiles']}>
        {covered.map(({ slug, title, names }) => (
          <li key={slug} data-done={Math.min(names.length, 2)}>
            <a href={taskPath({ slug })}>
              {title}
              <small>{names.length > 0 ? names.join(', ') : 'None of yours'}</small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
