import { type SubmitEvent, useState } from 'react';
import { PROJECT_BOUNDS } from '#domain/project/project.ts';
import { $isSheetNew, $seenPending, confirmSheet } from '#state/shared-sheet.ts';
import { useStore } from '../use-store.ts';
import styles from './shared-sheet.module.css';

/** Somebody at the client types a name: kept with the day and the version that they saw. */
export function ConfirmForm() {
  const isPending = useStore($seenPending);
  const isNew = useStore($isSheetNew);
  const [name, setName] = useState('');
  const [thanks, setThanks] = useState('');
  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = name.trim();
    if (!(await confirmSheet(typed))) return;
    setThanks(`Noted: ${typed} has seen this version.`);
    setName('');
  };
  return (
    <form className={styles['confirm']} onSubmit={(event) => void confirm(event)}>
      <h2>Seen?</h2>
      <p>Your name, today’s day and the version go to whoever made this sheet. It confirms that you saw it, no more.</p>
      {isNew && (
        <p role="alert" className={styles['new']}>
          The sheet changed while you read it. This is how it stands now: look once more before you confirm.
        </p>
      )}
      <div>
        <label htmlFor="seen-name">Your name</label>
        <input
          id="seen-name"
          className="field"
          required
          pattern=".*\S.*"
          title="Your name"
          maxLength={PROJECT_BOUNDS.seenName}
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button button-signal" disabled={isPending}>
          I have seen it
        </button>
      </div>
      <p role="status">{thanks}</p>
    </form>
  );
}
