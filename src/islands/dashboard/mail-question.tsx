import { useState } from 'react';
import type { MailChoices } from '#api/preferences.ts';
import { $preferences, $privacyWork, chooseMail } from '#state/privacy.ts';
import { MailSwitches } from '../mail-switches.tsx';
import { useStore } from '../use-store.ts';
import styles from './desk.module.css';

/** Asks once which mails a reader wants; until they have kept or changed the switches nothing goes out in bulk. */
export function MailQuestion() {
  const preferences = useStore($preferences);
  const isSaving = useStore($privacyWork) === 'saving';
  const [changed, setChanged] = useState<MailChoices | null>(null);

  if (preferences === null || preferences.changedAt !== null) return null;
  const { changedAt: _, ...stored } = preferences;
  const choices = changed ?? stored;
  return (
    <section className={styles['question']} aria-labelledby="mail-question" aria-busy={isSaving}>
      <h2 id="mail-question">Which mails do you want?</h2>
      <p>None is sent before you have said so. You can change your mind at any time under Privacy.</p>
      <div className={styles['switches']}>
        <MailSwitches choices={choices} isFixed={changed === null || isSaving} onTurn={setChanged} />
      </div>
      <p className={styles['actions']}>
        <button
          type="button"
          className="button button-signal"
          aria-disabled={isSaving}
          onClick={() => void chooseMail(choices)}
        >
          {changed === null ? 'Keep' : 'Save'}
        </button>
        {changed === null && (
          <button type="button" className="button" onClick={() => setChanged(stored)}>
            Change
          </button>
        )}
      </p>
    </section>
  );
}
