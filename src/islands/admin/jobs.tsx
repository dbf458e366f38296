import { useEffect } from 'react';
import type { JobStanding } from '#api/admin-jobs.contract.ts';
import { jobs } from '#domain/admin/job/job-list.ts';
import { isInTrouble } from '#domain/admin/job/job-record.ts';
import { momentText, runText, stateText } from '#domain/admin/job/run-text.ts';
import { jobStandings } from '#state/admin-rooms.ts';
import { useStore } from '../use-store.ts';
import styles from './overview.module.css';

/** What the clock starts: how each job stands, its last run and its next. */
export function Jobs() {
  const reading = useStore(jobStandings.store);

  useEffect(() => {
    void jobStandings.load();
  }, []);

  return (
    <section id="jobs" aria-labelledby="jobs-title">
      <h2 id="jobs-title">Jobs</h2>
      {reading.status === 'read' ? (
        <ul className={styles['lines']}>
          {reading.read
            .filter((job) => !isInTrouble(job))
            .map((job) => (
              <Job key={job.name} {...job} />
            ))}
        </ul>
      ) : (
        <p role="status">{reading.status === 'loading' ? 'Reading …' : 'The jobs could not be read.'}</p>
      )}
    </section>
  );
}

/** The jobs that failed or are late: what stands first on the desk. */
export function LateJobs() {
  const reading = useStore(jobStandings.store);
  const late = reading.status === 'read' ? reading.read.filter(isInTrouble) : [];
  if (late.length === 0) return null;
  return (
    <ul className={styles['lines']} aria-label="Jobs in trouble">
      {late.map((job) => (
        <Job key={job.name} {...job} />
      ))}
    </ul>
  );
}

function Job(job: JobStanding) {
  const {
    name,
    state,
    nextDueAt,
    runs: [last],
  } = job;
  const { title, does } = jobs[name];
  return (
    <li data-trouble={isInTrouble(job)}>
      <h3>{title}</h3>
      <p className={styles['state']}>{stateText(state)}</p>
      <p>
        {does} {last ? `Last on ${momentText(last.startedAt)}, ${runText(last)}. ` : ''}
        {state === 'late' ? 'It was due on' : 'Next on'} {momentText(nextDueAt)}.
      </p>
    </li>
  );
}
