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
import desk from './desk.module.css';
import styles from './stack-cover.module.css';

/** How much of each desk the saved tools do, and how much of that several of them: a bar for each, its jobs by name behind a touch. */
export function StackCover({ list }: { list: readonly SavedTool[] }) {
  const jobs = useStore($deskJobs);
  return (
    <section aria-labelledby="cover" className={desk['part']}>
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
  const covers = desks.map(({ title, jobs }) => ({ title, covered: coverDesk(list, jobs) }));
  return (
    <>
      <p className={styles['sum']}>{coverText(covers)}</p>
      <ul role="list" className={styles['key']} aria-hidden="true">
        <li data-done="2">Two tools or more</li>
        <li data-done="1">One tool</li>
      </ul>
      <div className={styles['cover']}>
        {covers.map((cover) => (
          <DeskCover key={cover.title} {...cover} />
        ))}
      </div>
    </>
  );
}

function DeskCover({ title, covered }: { title: string; covered: readonly CoveredJob[] }) {
  const [isOpen, setOpen] = useState(false);
  const [done, twice] = [countDone(covered), countDone(covered, 2)];
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{title}</b>
        <svg viewBox={`0 0 ${covered.length} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect width={done} height="1" data-done="1" />
          <rect width={twice} height="1" data-done="2" />
        </svg>
        <span className={styles['share']}>
          {done} of {covered.length}
          <span className="visually-hidden"> jobs, {twice} by two or more</span>
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
              <tr key={slug}>
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
