import type { AlertsWaiting as Waiting } from '#api/admin-letters.contract.ts';
import { momentText } from '#domain/admin/job/run-text.ts';
import styles from './letters.module.css';

/** Alerts about tools: what the desk changed within the hour, the round under way, and mails not gone yet. */
export function AlertsWaiting({ held, round, outbox }: Waiting) {
  return (
    <section aria-labelledby="alerts" className={styles['part']}>
      <h2 id="alerts">What waits</h2>
      <p>
        {outbox === 0
          ? 'Every mail that was written has gone out.'
          : `${outbox === 1 ? 'One mail is' : `${outbox} mails are`} written and not gone yet.`}{' '}
        {round === null
          ? 'No round of alerts is under way.'
          : `A round of alerts is going out: ${round.drops} drops, ${round.tools} changed tools.`}
      </p>
      {held.length === 0 ? (
        <p className={styles['note']}>
          What is changed of a tool at the desk is told an hour later, so that taking it back stops every letter about
          it. Nothing was changed within the hour.
        </p>
      ) : (
        <>
          <p className={styles['note']}>
            Changed at the desk within the hour. Taking a change back on the tool’s own page of the desk stops every
            letter about it.
          </p>
          <ul role="list" className={styles['lines']}>
            {held.map(({ toolId, name, until }) => (
              <li key={toolId}>
                <a href={`/admin/tools?id=${toolId}`}>{name}</a>
                <span>nobody is told before {momentText(until)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
