import type { ThreadLine } from '#api/desk-thread.ts';
import { dayText } from '#domain/value/day-text.ts';
import type { Submission } from '#domain/letters/submission/submission.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $deciding, decideSubmission } from '#state/review.ts';
import { useStore } from '../use-store.ts';
import styles from './review.module.css';

interface Props {
  decided: readonly Submission[];
  threads: Readonly<Record<string, ThreadLine[]>>;
}

/** The last decisions: who made them and when; each can be taken back. */
export function DecidedList({ decided, threads }: Props) {
  return (
    <section aria-labelledby="decided" className={styles['decided']}>
      <h2 id="decided">Decided lately</h2>
      <ul role="list">
        {decided.map((submission) => (
          <Decided key={submission.id} submission={submission} thread={threads[submission.id] ?? []} />
        ))}
      </ul>
    </section>
  );
}

function Decided({ submission, thread }: { submission: Submission; thread: readonly ThreadLine[] }) {
  const { id, toolName, website, decision } = submission;
  const deciding = useStore($deciding);
  const mine = deciding?.id === id ? deciding : null;
  if (!decision) return null;
  const by = thread.find((line) => line.id === decision.attempt)?.by;
  return (
    <li id={`submission-${id}`} tabIndex={-1}>
      <span>
        <b>{toolName}</b>
        <span className={styles['website']}>{website}</span>
      </span>
      <span className={styles['line']}>
        <span>
          {decision.state} on <time dateTime={decision.decidedAt}>{dayText(decision.decidedAt)}</time>
          {by && ` by ${by}`}
          {decision.state === 'declined' && <span className={styles['why']}>{decision.reason}</span>}
          {decision.state === 'accepted' && decision.toolId !== null && (
            <>
              : <a href={toolPath({ id: decision.toolId })}>read its page</a>
            </>
          )}
        </span>
        <button
          type="button"
          className="button"
          disabled={deciding?.isBusy ?? false}
          onClick={() => void decideSubmission({ id, decision: 'reopen', of: decision.attempt })}
        >
          Reopen<span className="visually-hidden"> {toolName}</span>
        </button>
        <span role="alert" className={styles['problem']}>
          {mine?.problem}
        </span>
      </span>
    </li>
  );
}
