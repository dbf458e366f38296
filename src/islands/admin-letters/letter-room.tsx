import { useEffect } from 'react';
import type { LettersDesk } from '#api/admin-letters.contract.ts';
import { $letters, loadLetters } from '#state/letters.ts';
import { AdminGate } from '../admin-gate.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { AlertsWaiting } from './alerts-waiting.tsx';
import { DigestDesk } from './digest-desk.tsx';
import { MailDesk } from './mail-desk.tsx';
import { NewsDesk } from './news-desk.tsx';
import styles from './letters.module.css';

/** What goes out to many: the next digest, news, and what keeps alerts waiting. */
export function LetterRoom() {
  return (
    <AdminGate path="/admin/letters">
      <Desk />
    </AdminGate>
  );
}

function Desk() {
  const reading = useStore($letters);

  useEffect(() => {
    void loadLetters();
  }, []);

  return (
    <AdminReading reading={reading} retry={() => void loadLetters()}>
      {(desk) => (
        <div className={styles['room']}>
          <Sender {...desk} />
          <DigestDesk {...desk} />
          <NewsDesk />
          <AlertsWaiting {...desk.alerts} />
          <MailDesk {...desk} />
        </div>
      )}
    </AdminReading>
  );
}

/** Who signs, and what is missing before letters to many are lawful in most places. */
function Sender({ sender, isOn, mail }: LettersDesk) {
  return (
    <div className={styles['sender']} data-missing={sender === null || mail.trouble !== null}>
      <p>
        {sender === null ? (
          <>
            <b>Nobody signs these letters yet.</b> Letters to many have to name who sends them and a postal address: set{' '}
            <code>operator</code> and <code>postalAddress</code> in <code>data/site.json</code>, and both stand at the
            foot of every letter, as in the terms.
          </>
        ) : (
          <>At the foot of every letter: {sender}</>
        )}
      </p>
      {mail.trouble && (
        <p>
          <b>{mail.says}</b> <a href="#mail">See what waits</a>
        </p>
      )}
      {!isOn && (
        <p>
          <b>No mail server is set up on this site</b> (<code>SMTP_URL</code>), so nothing goes out.
        </p>
      )}
    </div>
  );
}
