import type { SubmissionAtDesk } from '#api/admin-submissions.contract.ts';
import { dayText } from '#domain/value/day-text.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import styles from '#parts/desk-room.module.css';

/** What somebody submitted, in their words, above the form that it prefills. */
export function SubmissionPanel({ submission, twins }: SubmissionAtDesk) {
  const { toolName, website, description, pricing, additionalInfo, submitterName, receivedAt } = submission;
  const listed = twins.tools.find(({ by }) => by === 'address');
  const said = [
    ['Description', description],
    ['Pricing', pricing],
    ['Besides', additionalInfo],
  ] as const;
  return (
    <section className={styles['submitted']} aria-labelledby="submitted">
      <h2 id="submitted">
        What {submitterName} submitted on {dayText(receivedAt)}
      </h2>
      <dl className={styles['changes']}>
        <div>
          <dt>Address</dt>
          <dd>
            <a href={website} target="_blank" rel="noopener noreferrer nofollow">
              {website}
              <span className="visually-hidden"> (opens a new tab)</span>
            </a>
          </dd>
        </div>
        {said.map(
          ([name, text]) =>
            text !== '' && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={styles['typed']}>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {submission.decision && (
        <p className={styles['notice']} role="status">
          {toolName} has been {submission.decision.state} already, so nothing can be published from here.
        </p>
      )}
      {listed && (
        <p className={styles['notice']}>
          The guide has <a href={toolPath(listed)}>{listed.name}</a> at this address:{' '}
          <a href={`/admin/tools?id=${listed.id}`}>edit that entry</a>, and accept the submission as one that is in
          already.
        </p>
      )}
    </section>
  );
}
