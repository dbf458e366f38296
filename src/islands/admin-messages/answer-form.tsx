import { useState } from 'react';
import type { Message } from '#domain/letters/message.ts';
import { keepAnswerDraft, readAnswerDraft } from '#state/answer-draft.ts';
import { answerMessage } from '#state/messages.ts';
import { ThreadForm } from './thread-form.tsx';
import styles from './messages.module.css';

/** An answer by mail. What is typed stays in the browser until it has gone out. */
export function AnswerForm({ message: { id, name, email }, onDone }: { message: Message; onDone(): void }) {
  const [start] = useState(() => readAnswerDraft(id));
  const [isResolved, setResolved] = useState(true);
  return (
    <ThreadForm
      id={id}
      label={`Answer to ${name}`}
      rows={8}
      note={`It goes to ${email} with their words below yours. What they write back comes to the team’s mailbox, not here: paste it with “Add their reply”. Ctrl + Enter sends.`}
      remedy="Write an answer first"
      verb="Send the answer"
      verbWhileBusy="Sending..."
      start={start}
      isSentByKey
      onTyped={(text) => keepAnswerDraft(id, text)}
      send={(text) => answerMessage(id, text, isResolved ? 'resolved' : 'open')}
      onDone={onDone}
    >
      <label className={styles['resolve']}>
        <input type="checkbox" checked={isResolved} onChange={({ target }) => setResolved(target.checked)} />
        and mark as resolved
      </label>
    </ThreadForm>
  );
}
