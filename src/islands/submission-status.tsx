import { useEffect } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import type { SubmissionStatus as Status } from '#domain/letters/submission/submission.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $submissionStatus, loadSubmissionStatus } from '#state/submission-status.ts';
import { useStore } from './use-store.ts';
import styles from './submission-status.module.css';

/** Where a submission stands, for the holder of its private link. */
export function SubmissionStatus() {
  const view = useStore($submissionStatus);
  useEffect(() => void loadSubmissionStatus(), []);

  if (view.status === 'loading') {
    return (
      <div role="status" className={styles['skeleton']}>
        <span className="visually-hidden">Looking your submission up</span>
      </div>
    );
  }
  if (view.status === 'read' && view.read) return <Loaded {...view.read} />;
  if (view.status === 'read') {
    return (
      <div className={styles['notice']} role="alert">
        <img src="/mascot/yak-lost.svg" alt="" width="400" height="250" />
        <h2>Nothing under this link</h2>
        <p>
          It is not whole, it is too old, or what it was about was erased. The mail about your submission has the right
          one.
        </p>
        <a className="button" href="/submit-tool">
          Submit a Tool
        </a>
      </div>
    );
  }
  return (
    <div className={styles['notice']} role="alert">
      <img src="/mascot/yak-resting.svg" alt="" width="272" height="240" />
      <h2>Cannot look right now</h2>
      <p>Our storage does not answer. Your submission is safe; only looking it up fails.</p>
      <button type="button" className="button" onClick={() => void loadSubmissionStatus()}>
        Try again
      </button>
    </div>
  );
}

function Loaded({ toolName, website, receivedAt, state, decidedAt, reason, toolId }: Status) {
  return (
    <article className={styles['slip']} aria-labelledby="submitted-tool">
      <header>
        <p className="label">Submitted tool</p>
        <h2 id="submitted-tool">{toolName}</h2>
        <p className={styles['address']}>{website}</p>
      </header>
      <ol role="list" className={styles['steps']}>
        <li data-done="true">
          <b>Received</b>
          <time dateTime={receivedAt}>{dayText(receivedAt)}</time>
          <span>It is stored, and the team has it.</span>
        </li>
        <li
          data-done={state !== 'received'}
          data-state={state}
          aria-current={state === 'received' ? 'step' : undefined}
        >
          <b>{state === 'accepted' ? 'Accepted' : state === 'declined' ? 'Declined' : 'In review'}</b>
          {decidedAt && <time dateTime={decidedAt}>{dayText(decidedAt)}</time>}
          {state === 'received' && (
            <span>Nobody has decided yet. Submissions are reviewed within 2-5 business days.</span>
          )}
          {state === 'accepted' && <span>It is in the guide, in our words.</span>}
          {reason !== null && <span className={styles['reason']}>{reason}</span>}
        </li>
      </ol>
      {toolId !== null && (
        <a className="button button-signal" href={toolPath({ id: toolId })}>
          Read its page
        </a>
      )}
      {state === 'declined' && (
        <p>
          Did we get it wrong, or has the tool changed? <a href="/contact">Tell us.</a>
        </p>
      )}
    </article>
  );
}
