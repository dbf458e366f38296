import type { MailPreferences } from '#domain/account/mail-preferences.ts';
import { $privacyWork, changePreferences } from '#state/privacy.ts';
import { MailSwitches } from '../mail-switches.tsx';
import { useStore } from '../use-store.ts';
import styles from './privacy.module.css';

/** Four switches, each saved as it is turned; none can be turned while one is being saved. */
export function MailSection({ preferences }: { preferences: MailPreferences }) {
  const isSaving = useStore($privacyWork) === 'saving';
  const { changedAt, ...choices } = preferences;
  return (
    <section aria-labelledby="email-notifications" aria-busy={isSaving}>
      <h2 id="email-notifications">Email notifications</h2>
      {changedAt === null && (
        <p className={styles['unasked']}>
          You have not said yes to these yet, so none is sent.
          <button
            type="button"
            className="button"
            aria-disabled={isSaving}
            onClick={() => void changePreferences(choices)}
          >
            Keep as shown
          </button>
        </p>
      )}
      <MailSwitches choices={choices} isFixed={isSaving} onTurn={(turned) => void changePreferences(turned)} />
    </section>
  );
}
