import { useState } from 'react';
import type { MailChoices } from '#api/preferences.contract.ts';
import { noMail } from '#domain/person/mail-preferences.ts';
import { $preferences, $privacyWork, chooseMail } from '#state/privacy.ts';
import { MailSwitches } from '../mail-switches.tsx';
import { useStore } from '../use-store.ts';
import styles from './desk.module.css';

/** Asks once which mails a reader wants, nothing preset; until they have answered nothing goes out in bulk. */
export function MailQuestion() {
  const preferences = useStore($preferences);
  const isSaving = useStore($privacyWork) === 'saving';
  const [choices, setChoices] = useState<MailChoices>(noMail);

  if (preferences === null || preferences.changedAt !== null) return null;
  return (
    <section className={styles['question']} aria-labelledby="mail-question" aria-busy={isSaving}>
      <h2 id="mail-question">Which mails do you want?</h2>
      <p>None is sent before you have said so. You can change your mind at any time under Privacy.</p>
      <div className={styles['switches']}>
        <MailSwitches choices={choices} isFixed={isSaving} onTurn={setChoices} />
      </div>
      <p className={styles['actions']}>
        <button type="button" className="button" aria-disabled={isSaving} onClick={() => void chooseMail(choices)}>
          Save
        </button>
      </p>
    </section>
  );
}
