import { type MailChoice, mailChoices } from '#domain/person/mail-preferences.ts';
import type { MailChoices } from '#api/preferences.contract.ts';
import { isOpenToAll } from '#state/plan.ts';
import desk from '#parts/desk.module.css';
import styles from './mail-switches.module.css';

/** Whether the plan makes no difference to what is told. */
const hasEverything = isOpenToAll('fullFreshDrops');

const words: Record<MailChoice, { name: string; text: string }> = {
  freshDrops: {
    name: 'Fresh Drops',
    text: hasEverything
      ? 'A mail for every drop, whole, as it comes.'
      : 'A mail when a tool you saved has a drop. On Core: every drop, whole, as it comes.',
  },
  toolUpdates: {
    name: 'Tool Updates',
    text: hasEverything
      ? 'A saved tool changes its price, plan, rights or status, or a fact about it is corrected.'
      : 'A fact about a saved tool is corrected, or its terms change. On Core also: it changes its price, plan, rights or status.',
  },
  weeklyDigest: {
    name: 'Weekly Digest',
    text: `The week in one mail.${hasEverything ? '' : ' Highlights on Fringe, all of it on Core.'}`,
  },
  marketing: { name: 'Marketing', text: 'News about Yak itself. Rare, and off unless you say so.' },
};

interface MailSwitchesProps {
  choices: MailChoices;
  /** They are shown, and cannot be turned. */
  isFixed: boolean;
  /** Gets all four, one of them turned. */
  onTurn(choices: MailChoices): void;
}

/** The four switches of the mails that an account gets. */
export function MailSwitches({ choices, isFixed, onTurn }: MailSwitchesProps) {
  return mailChoices.map((choice) => (
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
        aria-disabled={isFixed}
        onChange={() => {
          if (!isFixed) onTurn({ ...choices, [choice]: !choices[choice] });
        }}
      />
    </label>
  ));
}
