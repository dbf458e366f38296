import { useState } from 'react';
import type { MessageAtDesk } from '#api/admin-messages.contract.ts';
import { dayText } from '#domain/value/day-text.ts';
import type { MessageState } from '#domain/letters/desk-state.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { readAnswerDraft } from '#state/answer-draft.ts';
import { $messageAction, markMessage } from '#state/messages.ts';
import { useStore } from '../use-store.ts';
import { AnswerForm } from './answer-form.tsx';
import { MessageThread } from './message-thread.tsx';
import { ReplyForm } from './reply-form.tsx';
import room from '#parts/waiting-room.module.css';
import styles from './messages.module.css';

const titles: Record<MessageState, string> = { open: 'Open', resolved: 'Resolved', spam: 'Spam' };

/** One message, what was done about it, and what can be. */
export function MessageItem({ at, onFrom }: { at: MessageAtDesk; onFrom(address: string): void }) {
  const { message, state, thread } = at;
  const { id, name, email, company, subject, message: words, receivedAt, about } = message;
  const action = useStore($messageAction);
  const [isAnswering, setAnswering] = useState(() => state !== 'spam' && readAnswerDraft(id) !== '');
  const [isAdding, setAdding] = useState(false);
  const isAnswered = thread.some(({ what }) => what === 'answered');
  const isBusy = action?.isBusy ?? false;
  const mark = (as: MessageState, label: string) => (
    <button type="button" className="button" disabled={isBusy} onClick={() => void markMessage(id, as)}>
      {label}
      <span className="visually-hidden"> “{subject}”</span>
    </button>
  );
  return (
    <li className={`${room['item']} ${room['marked']} ${styles['letter']}`} data-state={state}>
      <article aria-labelledby={`message-${id}`}>
        <header>
          <h2 id={`message-${id}`} tabIndex={-1}>
            {subject}
          </h2>
          <p className="label">
            {titles[state]}, <time dateTime={receivedAt}>{dayText(receivedAt)}</time>
          </p>
        </header>
        <p className={styles['from']}>
          {name}
          {company && `, ${company}`},{' '}
          <button type="button" className={styles['address']} onClick={() => onFrom(email)}>
            {email}
            <span className="visually-hidden">: everything from this address</span>
          </button>
        </p>
        {about && (
          <p className={styles['from']}>
            About a fact of <a href={toolPath({ id: about.toolId })}>№ {about.toolId}</a>; it stands at{' '}
            <a href="/admin/facts">Facts</a> too.
          </p>
        )}
        <p className={styles['words']}>{words}</p>
        <MessageThread thread={thread} />
        <p className={`${room['actions']} ${styles['actions']}`}>
          {state !== 'spam' && (
            <button
              type="button"
              className="button"
              aria-expanded={isAnswering}
              onClick={() => setAnswering(!isAnswering)}
            >
              {isAnswered ? 'Answer again' : 'Answer'}
              <span className="visually-hidden"> “{subject}”</span>
            </button>
          )}
          {isAnswered && state !== 'spam' && (
            <button type="button" className="button" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              Add their reply
              <span className="visually-hidden"> to “{subject}”</span>
            </button>
          )}
          {state === 'open' && mark('resolved', 'Mark as resolved')}
          {state === 'resolved' && mark('open', 'Mark as open')}
          {state === 'spam' ? mark('open', 'No spam') : mark('spam', 'Spam')}
        </p>
        {isAdding && <ReplyForm message={message} onDone={() => setAdding(false)} />}
        {isAnswering && <AnswerForm message={message} onDone={() => setAnswering(false)} />}
      </article>
    </li>
  );
}
