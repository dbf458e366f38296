import { useState } from 'react';
import type { MailChoices } from '#api/preferences.contract.ts';
import { noMail } from '#domain/person/mail-preferences.ts';
import { $preferences, $privacyWork, chooseMail } from '#state/privacy.ts';
import { MailSwitches } from '../mail-switches.tsx';
import { useStore } from '../use-store.ts';
import styles from './desk.module.css';

/** Asks once which mails a reader wants, when they open it, nothing preset; until they have answered nothing goes out in bulk. */
export function MailQuestion() {
  const preferences = useStore($preferences);
  const isSaving = useStore($privacyWork) === 'saving';
  const [isOpen, setOpen] = useState(false);
  const [choices, setChoices] = useState<MailChoices>(noMail);

  if (preferences === null || preferences.changedAt !== null) return null;
  return (
    <section className={styles['room']} aria-labelledby="mail-question" aria-busy={isSaving} data-open={isOpen}>
      <h2 id="mail-question">Emails</h2>
      <p>We send none until you choose. You can change your mind at any time under Privacy.</p>
      <div className={styles['actions']}>
        <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Choose emails
        </button>
      </div>
      {isOpen && (
        <div className={styles['switches']}>
          <MailSwitches choices={choices} isFixed={isSaving} onTurn={setChoices} />
          <button type="button" className="button" aria-disabled={isSaving} onClick={() => void chooseMail(choices)}>
            Save
          </button>
        </div>
      )}
    </section>
  );
}
