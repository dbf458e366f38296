import { dayText } from '#domain/value/day-text.ts';
import type { ThreadLine } from '#api/desk-thread.ts';
import type { Twins } from '#domain/letters/submission/find-twins.ts';
import { type Submission, relationships } from '#domain/letters/submission/submission.ts';
import { $deciding, decideSubmission } from '#state/review.ts';
import { useStore } from '../use-store.ts';
import { DeclineForm } from './decline-form.tsx';
import { TwinList } from './twin-list.tsx';
import room from '#parts/waiting-room.module.css';
import { Fact } from '#parts/fact.tsx';
import styles from './review.module.css';

interface Props {
  submission: Submission;
  twins: Twins;
  /** What was done so far: it was reopened. */
  thread: readonly ThreadLine[];
  isDeclining: boolean;
  onDecline(isOpen: boolean): void;
}

/** One submission with everything that was said, and what can be done about it. */
export function SubmissionCard({ submission, twins, thread, isDeclining, onDecline }: Props) {
  const {
    id,
    toolName,
    category,
    website,
    description,
    pricing,
    submitterName,
    submitterEmail,
    relationship,
    additionalInfo,
    receivedAt,
    isRepeat,
  } = submission;
  const listed = twins.tools.find(({ by }) => by === 'address');
  const deciding = useStore($deciding);
  const mine = deciding?.id === id ? deciding : null;
  const role = Object.entries(relationships).find(([word]) => word === relationship)?.[1];
  return (
    <article
      id={`submission-${id}`}
      tabIndex={-1}
      className={`${room['item']} ${styles['card']}`}
      aria-labelledby={`tool-${id}`}
    >
      <header>
        <h2 id={`tool-${id}`}>{toolName}</h2>
        <p className="label">
          {category}, <time dateTime={receivedAt}>{dayText(receivedAt)}</time>
          {isRepeat && ', suggested before'}
        </p>
      </header>
      <dl className={styles['facts']}>
        <Fact name="Address">
          <a href={website} target="_blank" rel="noopener noreferrer nofollow">
            {website}
            <span className="visually-hidden"> (opens a new tab)</span>
          </a>
        </Fact>
        <Fact name="Description">{description}</Fact>
        {pricing && <Fact name="Pricing">{pricing}</Fact>}
        {additionalInfo && <Fact name="Besides">{additionalInfo}</Fact>}
        <Fact name="From">
          {submitterName}, <a href={`mailto:${submitterEmail}`}>{submitterEmail}</a>
          {role && ` (“${role}”)`}
        </Fact>
      </dl>
      <TwinList twins={twins} />
      {thread.length > 0 && (
        <p className="label">
          {thread.map(({ id: key, at, what, by }) => (
            <span key={key}>
              {what} on <time dateTime={at}>{dayText(at)}</time>
              {by && ` by ${by}`}.{' '}
            </span>
          ))}
        </p>
      )}
      <p className={`${room['actions']} ${styles['actions']}`}>
        <a className="button" href={`/admin/tools?submission=${id}`}>
          Complete and publish
          <span className="visually-hidden"> {toolName}</span>
        </a>
        <button type="button" className="button" aria-expanded={isDeclining} onClick={() => onDecline(!isDeclining)}>
          Decline
        </button>
        {listed && (
          <button
            type="button"
            className="button"
            disabled={mine?.isBusy}
            onClick={() => void decideSubmission({ id, decision: 'listed', toolId: listed.id })}
          >
            Accept: it is in already
          </button>
        )}
      </p>
      {isDeclining && (
        <DeclineForm onDone={() => onDecline(false)} id={id} toolName={toolName} isBusy={mine?.isBusy ?? false} />
      )}
      <p role="alert" className={styles['problem']}>
        {mine?.problem}
      </p>
    </article>
  );
}
