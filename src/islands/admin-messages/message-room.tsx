import { useEffect } from 'react';
import { dayText } from '#domain/calendar/day-text.ts';
import type { Message } from '#domain/message/message.ts';
import type { MessageList } from '#domain/message/message-list.ts';
import { $messages, loadMessages, markAnswered } from '#state/messages.ts';
import { AdminGate } from '../admin-gate.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import room from '../waiting-room.module.css';
import styles from './messages.module.css';

/** What people wrote to us on /contact. */
export function MessageRoom() {
  return (
    <AdminGate path="/admin/messages">
      <Inbox />
    </AdminGate>
  );
}

function Inbox() {
  const reading = useStore($messages);

  useEffect(() => {
    void loadMessages();
  }, []);

  return (
    <AdminReading reading={reading} retry={() => void loadMessages()}>
      {(read) => <Lists {...read} />}
    </AdminReading>
  );
}

function Lists({ waiting, unanswered, answered }: MessageList) {
  return (
    <div className={`${room['room']} ${styles['room']}`}>
      <p role="status" className={room['count']}>
        <b>{waiting}</b> {waiting === 1 ? 'message waits' : 'messages wait'} for an answer
        {unanswered.length < waiting && `; these are the ${unanswered.length} that have waited longest`}.
      </p>
      {waiting === 0 && (
        <div className={room['empty']}>
          <img src="/mascot/yak-asleep.svg" alt="" width="140" height="140" />
          <p>Everybody has an answer.</p>
        </div>
      )}
      {unanswered.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting">Waiting</h2>
          <ol role="list">
            {unanswered.map((message) => (
              <Letter key={message.id} {...message} />
            ))}
          </ol>
        </section>
      )}
      {answered.length > 0 && (
        <section aria-labelledby="answered">
          <h2 id="answered">Answered lately</h2>
          <ol role="list">
            {answered.map((message) => (
              <Letter key={message.id} {...message} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function Letter({ id, name, email, company, subject, message, receivedAt, answeredAt }: Message) {
  const isAnswered = answeredAt !== null;
  return (
    <li className={`${room['item']} ${styles['letter']}`} data-answered={isAnswered}>
      <header>
        <h3>{subject}</h3>
        <p className="label">
          {name}
          {company && `, ${company}`}, <time dateTime={receivedAt}>{dayText(receivedAt)}</time>
        </p>
      </header>
      <p className={styles['words']}>{message}</p>
      <p className={`${room['actions']} ${styles['actions']}`}>
        <a className="button" href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>
          Answer {email}
        </a>
        <button type="button" className="button" onClick={() => void markAnswered(id, !isAnswered)}>
          {isAnswered ? 'Mark as waiting' : 'Mark as answered'}
          <span className="visually-hidden">: {subject}</span>
        </button>
      </p>
    </li>
  );
}
