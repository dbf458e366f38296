import type { MailPreferences } from '#domain/person/mail-preferences.ts';
import type { MailChoices } from '#api/preferences.contract.ts';
import type { DropCircle } from '#domain/drop/my-drops.ts';
import { accessOf } from '#state/plan.ts';
import { $privacyWork, changePreferences } from '#state/privacy.ts';
import { $session } from '#state/session.ts';
import desk from '#parts/desk.module.css';
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
      {choices.weeklyDigest && <DigestOf choices={choices} isFixed={isSaving} />}
    </section>
  );
}

const circles: readonly { value: DropCircle; text: string }[] = [
  { value: 'all', text: 'All drops' },
  { value: 'mine', text: 'Drops of tools I saved or collected' },
  { value: 'near', text: 'Those, and of tools for the same jobs' },
];

/** Whose drops the weekly digest tells: narrowing it to one's own tools is part of Core. */
function DigestOf({ choices, isFixed }: { choices: MailChoices; isFixed: boolean }) {
  const session = useStore($session);
  const mayNarrow = accessOf(session, 'fullFreshDrops') === 'open';
  return (
    <div className={`${desk['row']} ${styles['row']}`}>
      <label htmlFor="digest-of">
        <b>In the weekly digest</b>
        <span className={styles['narrows']}>
          {mayNarrow
            ? 'A week in which nothing happened to them brings no mail.'
            : 'Core narrows it to your own tools.'}
        </span>
      </label>
      <select
        id="digest-of"
        className={`field ${styles['circle']}`}
        value={mayNarrow ? (choices.digestOf ?? 'all') : 'all'}
        disabled={!mayNarrow || isFixed}
        onChange={({ currentTarget: { value } }) => {
          const digestOf = circles.find((circle) => circle.value === value)?.value ?? 'all';
          void changePreferences({ ...choices, digestOf });
        }}
      >
        {circles.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
