import { $preferences } from '#state/privacy.ts';
import { useStore } from '../use-store.ts';
import styles from './desk.module.css';

/** The way to the mails that a reader may want, until they have answered: before that nothing goes out in bulk. */
export function MailQuestion() {
  const preferences = useStore($preferences);

  if (preferences === null || preferences.changedAt !== null) return null;
  return (
    <section className={styles['room']} aria-labelledby="mail-question">
      <h2 id="mail-question">Mails</h2>
      <p>None is sent before you have said which you want.</p>
      <div className={styles['actions']}>
        <a className="button" href="/privacy">
          Choose mails
        </a>
      </div>
    </section>
  );
}
