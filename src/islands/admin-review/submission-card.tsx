import { dayText } from '#domain/calendar/day-text.ts';
import type { ListedTool } from '#domain/submission/find-listed.ts';
import type { Submission } from '#domain/submission/submission.ts';
import { relationships } from '#domain/submission/submission-words.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $deciding, decideSubmission } from '#state/review.ts';
import { useStore } from '../use-store.ts';
import { DeclineForm } from './decline-form.tsx';
import { PublishForm } from './publish-form.tsx';
import room from '../waiting-room.module.css';
import styles from './review.module.css';

interface Props {
  submission: Submission;
  /** The tool that the guide has at this address already. */
  listed: ListedTool | null;
  open: 'publish' | 'decline' | null;
  onOpen(kind: 'publish' | 'decline' | null): void;
}

/** One submission with everything that was said, and what can be done about it. */
export function SubmissionCard({ submission, listed, open, onOpen }: Props) {
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
  const deciding = useStore($deciding);
  const mine = deciding?.id === id ? deciding : null;
  const role = Object.entries(relationships).find(([word]) => word === relationship)?.[1];
  return (
    <article className={`${room['item']} ${styles['card']}`} aria-labelledby={`tool-${id}`}>
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
      {listed && (
        <p className={styles['hint']}>
          The guide has <a href={toolPath(listed)}>{listed.name}</a> at this address. Publishing would change that
          entry.
        </p>
      )}
      <p className={`${room['actions']} ${styles['actions']}`}>
        <button
          type="button"
          className="button"
          aria-expanded={open === 'publish'}
          onClick={() => onOpen(open === 'publish' ? null : 'publish')}
        >
          Complete and publish
        </button>
        <button
          type="button"
          className="button"
          aria-expanded={open === 'decline'}
          onClick={() => onOpen(open === 'decline' ? null : 'decline')}
        >
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
      {open === 'publish' && <PublishForm submission={submission} isBusy={mine?.isBusy ?? false} />}
      {open === 'decline' && <DeclineForm id={id} isBusy={mine?.isBusy ?? false} />}
      <p role="alert" className={styles['problem']}>
        {mine?.problem}
      </p>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
