import type { CaseAtDesk } from '#api/admin-payments.contract.ts';
import { dayText } from '#domain/value/day-text.ts';
import { caseAmount, caseWords } from '#domain/plan/payment-case-words.ts';
import { $marking, setCaseState } from '#state/payment-cases.ts';
import { useStore } from '../use-store.ts';
import room from '#parts/waiting-room.module.css';
import styles from './payments.module.css';

/** One dispute or refund: how much, where it stands, what to do about it, who did. */
export function CaseItem({ at }: { at: CaseAtDesk }) {
  const marking = useStore($marking);
  const { id, since, doneAt, paymentPage, entries } = at;
  const { title, standing, remedy } = caseWords(at);
  const isDone = doneAt !== null;
  return (
    <li className={`${room['item']} ${room['marked']} ${styles['case']}`} data-done={isDone}>
      <article aria-labelledby={`case-${id}`}>
        <header>
          <h2 id={`case-${id}`}>
            {title}, {caseAmount(at)}
          </h2>
          <p className="label">
            {isDone ? 'Done' : 'Open'}, since <time dateTime={since}>{dayText(since)}</time>
          </p>
        </header>
        <p>
          <b>{standing}.</b> {remedy}
        </p>
        <p className="label">{id}</p>
        {entries.length > 0 && (
          <ol role="list" className={styles['entries']} aria-label="What was done">
            {entries.map((entry) => (
              <li key={entry.id} className="label">
                {entry.what}
                {entry.by && ` by ${entry.by}`}, <time dateTime={entry.at}>{dayText(entry.at)}</time>
              </li>
            ))}
          </ol>
        )}
        <p className={room['actions']}>
          {paymentPage !== null && (
            <a className="button" href={paymentPage} target="_blank" rel="noreferrer">
              Open at Stripe
              <span className="visually-hidden">
                : {title}, {id}
              </span>
            </a>
          )}
          <button
            type="button"
            className="button"
            disabled={marking !== null}
            onClick={() => void setCaseState(id, isDone ? 'open' : 'done')}
          >
            {isDone ? 'Open again' : 'Mark as done'}
            <span className="visually-hidden">
              : {title}, {id}
            </span>
          </button>
        </p>
      </article>
    </li>
  );
}
