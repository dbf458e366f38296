import { type MailChoice, type MailPreferences, mailChoices } from '#domain/account/mail-preferences.ts';
import { $privacyWork, changePreferences } from '#state/privacy.ts';
import { useStore } from '../use-store.ts';
import desk from '../desk.module.css';
import styles from './privacy.module.css';

const words: Record<MailChoice, { name: string; text: string }> = {
  freshDrops: {
    name: 'Fresh Drops',
    text: 'A mail when a tool you saved has a drop. On Core: every drop, whole, as it comes.',
  },
  toolUpdates: { name: 'Tool Updates', text: 'Core: a saved tool changes its price, plan, rights or status.' },
  weeklyDigest: { name: 'Weekly Digest', text: 'The week in one mail. Highlights on Fringe, all of it on Core.' },
  marketing: { name: 'Marketing', text: 'News about Yak itself. Rare, and off unless you say so.' },
};

/** Four switches, each saved as it is turned; none can be turned while one is being saved. */
export function MailSwitches({ preferences }: { preferences: MailPreferences }) {
  const isSaving = useStore($privacyWork) === 'saving';
  const { changedAt: _, ...choices } = preferences;
  return (
    <section aria-labelledby="email-notifications" aria-busy={isSaving}>
      <h2 id="email-notifications">Email notifications</h2>
      {mailChoices.map((choice) => (
        <label key={choice} className={`${desk['row']} ${styles['row']}`}>
          <span>
            <strong className={styles['choice']}>{words[choice].name}</strong>
            <span id={`about-${choice}`}>{words[choice].text}</span>
          </span>
          <input
            type="checkbox"
            role="switch"
            className={styles['switch']}
            checked={choices[choice]}
            aria-label={words[choice].name}
            aria-describedby={`about-${choice}`}
            aria-disabled={isSaving}
            onChange={() => {
              if (!isSaving) void changePreferences({ ...choices, [choice]: !choices[choice] });
            }}
          />
        </label>
      ))}
    </section>
  );
}
