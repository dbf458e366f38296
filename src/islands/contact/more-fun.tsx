import styles from './contact.module.css';

interface Props {
  /** Null until the mailbox exists: then no link is shown. */
  contactEmail: string | null;
  /** Puts a subject into the form. */
  onSubject(subject: string): void;
}

/** The mailbox and three shortcuts. */
export function MoreFun({ contactEmail, onSubject }: Props) {
  return (
    <aside className={styles['fun']} aria-labelledby="more-fun">
      <h2 id="more-fun">More Fun</h2>
      {contactEmail !== null && (
        <a className={styles['mailbox']} href={`mailto:${contactEmail}`}>
          {contactEmail}
        </a>
      )}
      <ul role="list">
        <li>
          <a className={styles['card']} href="/submit-tool">
            <b>Submit a Tool for Review</b>
            <span>Something good is missing from the guide. Put it in front of us.</span>
          </a>
        </li>
        <li>
          <button type="button" className={styles['card']} onClick={() => onSubject('Feedback on Yak')}>
            <b>Feedback</b>
            <span>A wrong price, a stale fact, a page that annoys you. We fix it.</span>
          </button>
        </li>
        <li>
          <button
            type="button"
            className={styles['card']}
            onClick={() => onSubject('Partnership inquiry: feature my tool')}
          >
            <b>Feature Your Tool</b>
            <span>Partnerships, demos, facts about what you make. A good word is not for sale.</span>
          </button>
        </li>
      </ul>
    </aside>
  );
}
