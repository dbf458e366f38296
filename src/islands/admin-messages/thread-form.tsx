import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_ANSWER_LETTERS } from '#domain/letters/desk-state.ts';
import { $messageAction } from '#state/messages.ts';
import { useStore } from '../use-store.ts';
import styles from './messages.module.css';

/** Fewest characters of words that stand in a thread. */
const LEAST = 2;

interface Props {
  /** The message whose thread it is. */
  id: string;
  label: string;
  rows: number;
  note: string;
  /** What to do when nothing was written. */
  remedy: string;
  verb: string;
  verbWhileBusy: string;
  start?: string;
  isSentByKey?: boolean;
  onTyped?(text: string): void;
  /** Puts the words into the thread. @returns whether they stand there */
  send(text: string): Promise<boolean>;
  onDone(): void;
  children?: ReactNode;
}

/** One box for words that go into the thread of a message; after them the message itself has the focus. */
export function ThreadForm({ id, label, rows, note, remedy, verb, verbWhileBusy, start, isSentByKey, ...rest }: Props) {
  const { onTyped, send, onDone, children } = rest;
  const field = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const action = useStore($messageAction);
  const [isEmpty, setEmpty] = useState(false);
  const mine = action?.id === id ? action : null;
  const problem = isEmpty ? remedy : mine?.problem;
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = box.current?.value.trim() ?? '';
    setEmpty(text.length < LEAST);
    if (text.length < LEAST) return box.current?.focus();
    if (!(await send(text))) return;
    document.getElementById(`message-${id}`)?.focus();
    onDone();
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className={styles['answer']} noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={field}>{label}</label>
      <textarea
        ref={box}
        id={field}
        className="field"
        rows={rows}
        maxLength={MAX_ANSWER_LETTERS}
        defaultValue={start}
        aria-invalid={problem !== null && problem !== undefined}
        aria-describedby={`${field}-note ${field}-problem`}
        onKeyDown={isSentByKey ? sendByKey : undefined}
        onChange={({ target }) => {
          setEmpty(false);
          onTyped?.(target.value);
        }}
      />
      <p id={`${field}-note`} className={styles['note']}>
        {note}
      </p>
      <p id={`${field}-problem`} role="alert" className={styles['problem']}>
        {problem}
      </p>
      <p className={styles['actions']}>
        <button type="submit" className="button button-signal" disabled={action?.isBusy ?? false}>
          {mine?.isBusy ? verbWhileBusy : verb}
        </button>
        {children}
      </p>
    </form>
  );
}
