import type { AnswerLetter, MessageAtDesk } from '#api/admin-messages.contract.ts';
import styles from './messages.module.css';

const fates: Record<AnswerLetter, string> = {
  sent: 'sent by mail',
  waiting: 'waits for the mail server',
  refused: 'refused by the mail server: the address takes no mail',
  unsent: 'not sent: the letter could not be stored. Send it again',
};

/** What was done about a message: who, when, and the words that went out. */
export function MessageThread({ thread }: Pick<MessageAtDesk, 'thread'>) {
  if (thread.length === 0) return null;
  return (
    <ol role="list" className={styles['thread']} aria-label="What was done">
      {thread.map(({ id, at, by, what, text, letter, isTheirs }) => (
        <li key={id} data-letter={letter}>
          <p className="label">
            {isTheirs ? 'their reply, added' : what}
            {by && ` by ${by}`},{' '}
            <time dateTime={at}>{new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}</time>
            {letter && `, ${fates[letter]}`}
          </p>
          {text !== '' && <p className={styles['words']}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
