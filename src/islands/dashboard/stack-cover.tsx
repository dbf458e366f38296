import { useState } from 'react';
import type { SavedTool } from '#api/saved-tools.ts';
import {
  type CoveredJob,
  countDone,
  coverDesk,
  coverText,
  type DeskJobs,
} from '#domain/collection/brief/desk-cover.ts';
import { taskPath } from '#domain/task/task-path.ts';
import { $deskJobs, loadDeskJobs } from '#state/desk-jobs.ts';
import { useStore } from '../use-store.ts';
import styles from './stack-cover.module.css';

/** Which jobs of each desk the saved tools do, which several of them do, and which none: a tile for each job, its name behind a touch. */
export function StackCover({ list }: { list: readonly SavedTool[] }) {
  const jobs = useStore($deskJobs);
  return (
    <section aria-labelledby="cover">
      <h2 id="cover">Which jobs your tools cover</h2>
      {jobs.status === 'read' && <Desks list={list} desks={jobs.read} />}
      {jobs.status === 'loading' && <p role="status">Loading the jobs</p>}
      {jobs.status === 'failed' && (
        <p role="alert">
          The jobs could not be loaded.{' '}
          <button type="button" className="button" onClick={() => void loadDeskJobs()}>
            Try again
          </button>
        </p>
      )}
    </section>
  );
}

function Desks({ list, desks }: { list: readonly SavedTool[]; desks: readonly DeskJobs[] }) {
  const covers = desks.map(({ desk, title, jobs }) => ({ desk, title, covered: coverDesk(list, jobs) }));
  return (
    <>
      <p className={styles['sum']}>{coverText(covers)}</p>
      <ul role="list" className={styles['key']} aria-hidden="true">
        {['None', 'One tool', 'Two or more'].map((words, done) => (
          <li key={words}>
            <i data-done={done} />
            {words}
          </li>
        ))}
      </ul>
      <div className={styles['cover']}>
        {covers.map(({ desk, ...cover }) => (
          <DeskCover key={desk} {...cover} />
        ))}
      </div>
    </>
  );
}

function DeskCover({ title, covered }: { title: string; covered: readonly CoveredJob[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{title}</b>
        <span className={styles['tiles']} aria-hidden="true">
          {covered.map(({ slug, names }) => (
            <i key={slug} data-done={Math.min(names.length, 2)} />
          ))}
        </span>
        <span className={styles['share']}>
          {countDone(covered)} of {covered.length}
          <span className="visually-hidden"> jobs, {countDone(covered, 2)} by two or more</span>
        </span>
      </summary>
      {isOpen && (
        <table>
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">Your tools that do it well</th>
            </tr>
          </thead>
          <tbody>
            {covered.map(({ slug, title: job, names }) => (
              <tr key={slug} data-done={Math.min(names.length, 2)}>
                <th scope="row">
                  <a href={taskPath({ slug })}>{job}</a>
                </th>
                <td>{names.length > 0 ? names.join(', ') : 'None of yours'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
