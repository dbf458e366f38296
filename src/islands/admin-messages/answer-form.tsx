import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_ANSWER_LETTERS } from '#domain/letters/message/desk-state.ts';
import type { Message } from '#domain/letters/message/message.ts';
import { keepAnswerDraft, readAnswerDraft } from '#state/answer-draft.ts';
import { $messageDeed, answerMessage } from '#state/messages.ts';
import { useStore } from '../use-store.ts';
import styles from './messages.module.css';

/** An answer by mail. What is typed stays in the browser until it has gone out. */
export function AnswerForm({ message: { id, name, email }, onDone }: { message: Message; onDone(): void }) {
  const field = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const action = useStore($messageDeed);
  const [text, setText] = useState(() => readAnswerDraft(id));
  const [isResolved, setResolved] = useState(true);
  const [isEmpty, setEmpty] = useState(false);
  const mine = action?.id === id ? action : null;
  const problem = isEmpty ? 'Write an answer first' : mine?.problem;
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmpty(text.trim().length < 2);
    if (text.trim().length < 2) return box.current?.focus();
    if (!(await answerMessage(id, text.trim(), isResolved ? 'resolved' : 'open'))) return;
    document.getElementById(`message-${id}`)?.focus();
    onDone();
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className={styles['answer']} noValidate onSubmit={(event) => void send(event)}>
      <label htmlFor={field}>Answer to {name}</label>
      <textarea
        ref={box}
        id={field}
        className="field"
        rows={8}
        maxLength={MAX_ANSWER_LETTERS}
        value={text}
        aria-invalid={problem !== null && problem !== undefined}
        aria-describedby={`${field}-note ${field}-problem`}
        onKeyDown={sendByKey}
        onChange={({ target }) => {
          setText(target.value);
          setEmpty(false);
          keepAnswerDraft(id, target.value);
        }}
      />
      <p id={`${field}-note`} className={styles['note']}>
        It goes to {email} with their words below yours. What they write back comes to the team’s mailbox, not here:
        paste it with “Add their reply”. Ctrl + Enter sends.
      </p>
      <p id={`${field}-problem`} role="alert" className={styles['problem']}>
        {problem}
      </p>
      <p className={styles['actions']}>
        <button type="submit" className="button button-signal" disabled={action?.isBusy ?? false}>
          {mine?.isBusy ? 'Sending...' : 'Send the answer'}
        </button>
        <label className={styles['resolve']}>
          <input type="checkbox" checked={isResolved} onChange={({ target }) => setResolved(target.checked)} />
          and mark as resolved
        </label>
      </p>
    </form>
  );
}
