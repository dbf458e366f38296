import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_ANSWER_LETTERS } from '#domain/letters/message/desk-state.ts';
import type { Message } from '#domain/letters/message/message.ts';
import { $messageDeed, addReply } from '#state/messages.ts';
import { useStore } from '../use-store.ts';
import styles from './messages.module.css';

/** What somebody wrote back to the team's mailbox, pasted into the thread of their message. */
export function ReplyForm({ message: { id, name }, onDone }: { message: Message; onDone(): void }) {
  const field = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const action = useStore($messageDeed);
  const [isEmpty, setEmpty] = useState(false);
  const mine = action?.id === id ? action : null;
  const problem = isEmpty ? 'Paste what they wrote first' : mine?.problem;
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = box.current?.value.trim() ?? '';
    setEmpty(text.length < 2);
    if (text.length < 2) return box.current?.focus();
    if (!(await addReply(id, text))) return;
    document.getElementById(`message-${id}`)?.focus();
    onDone();
  };
  return (
    <form className={styles['answer']} noValidate onSubmit={(event) => void add(event)}>
      <label htmlFor={field}>What {name} wrote back</label>
      <textarea
        ref={box}
        id={field}
        className="field"
        rows={6}
        maxLength={MAX_ANSWER_LETTERS}
        aria-invalid={problem !== null && problem !== undefined}
        aria-describedby={`${field}-note ${field}-problem`}
        onChange={() => setEmpty(false)}
      />
      <p id={`${field}-note`} className={styles['note']}>
        Replies come to the team’s mailbox, never here by themselves. Paste one from there: it stands in the thread, and
        the message waits for an answer again.
      </p>
      <p id={`${field}-problem`} role="alert" className={styles['problem']}>
        {problem}
      </p>
      <p className={styles['actions']}>
        <button type="submit" className="button button-signal" disabled={action?.isBusy ?? false}>
          {mine?.isBusy ? 'Adding...' : 'Add it to the thread'}
        </button>
      </p>
    </form>
  );
}
