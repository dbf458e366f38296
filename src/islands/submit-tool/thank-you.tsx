import { useEffect, useRef } from 'react';
import type { SubmissionAnswer } from '#api/tool-submissions.contract.ts';
import { submitAnother } from '#state/submission.ts';
import styles from './submit-tool.module.css';

interface Props extends SubmissionAnswer {
  toolName: string;
  email: string;
}

/** What follows from a submission. It takes the focus, because the form that had it is gone. */
export function ThankYou({ toolName, email, statusPath, isRepeat, letters }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className={styles['thanks']} aria-labelledby="thanks">
      <img src="/mascot/yak-delighted.svg" alt="The yak, delighted" width="220" height="220" />
      <div className={styles['words']}>
        <h2 id="thanks" ref={heading} tabIndex={-1}>
          Thank you!
        </h2>
        <p className={styles['confirmation']}>
          {toolName} is with us. We will review it and reply within 2-3 business days.
        </p>
        {isRepeat && (
          <p>Somebody had suggested this address before. Yours is filed with it, and both are read together.</p>
        )}
        <p>
          <a href={statusPath}>See where your submission stands</a>, any time: the page is private, and whoever has its
          address can read it.
          {letters === 'sent' && ` The link is also on its way to ${email}.`}
          {letters === 'waiting' &&
            ` It is stored; our mail server is not answering right now, so the mail to ${email} with the link will follow by itself.`}
          {letters === 'off' && ' Keep the link: it is not sent by mail.'}
        </p>
        <p className={styles['actions']}>
          <a className="button" href="/">
            Back to Home
          </a>
          <button type="button" className="button button-signal" onClick={submitAnother}>
            Submit Another Tool
          </button>
        </p>
      </div>
    </section>
  );
}
