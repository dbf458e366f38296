import { type ReactNode, useEffect } from 'react';
import type { EmailPreferences as Preferences } from '#api/email-preferences.contract.ts';
import type { MailChoice } from '#domain/person/mail-preferences.ts';
import { mailChoices } from '#domain/person/mail-preferences.ts';
import {
  $isEndingAll,
  $mailChoicesPage,
  changeMailChoices,
  endAllMail,
  loadMailChoices,
} from '#state/email-preferences.ts';
import { isOpenToAll } from '#state/plan.ts';
import { useStore } from './use-store.ts';
import styles from './email-preferences.module.css';

/** Whether the plan makes no difference to what is told. */
const hasEverything = isOpenToAll('fullFreshDrops');

const accountWords: Record<MailChoice, { name: string; text: string }> = {
  freshDrops: {
    name: 'Fresh Drops as they come',
    text: hasEverything ? 'Every drop.' : 'A tool you saved has a drop; on Core, every drop.',
  },
  toolUpdates: {
    name: 'Tool updates',
    text: hasEverything
      ? 'A saved tool changes its price, plan, rights or status, or a fact about it is corrected.'
      : 'A fact about a saved tool is corrected, or its terms change. On Core also: it changes its price, plan, rights or status.',
  },
  weeklyDigest: { name: 'Weekly digest', text: 'The week in one mail.' },
  marketing: { name: 'Marketing', text: 'News about Yak itself. Rare.' },
};

/** Which mails go to the address that a link from a mail was sent to; nobody has to sign in. */
export function EmailPreferences() {
  const page = useStore($mailChoicesPage);
  useEffect(() => {
    void loadMailChoices();
  }, []);

  switch (page.status) {
    case 'loading':
      return (
        <div role="status" className={styles['skeleton']}>
          <span className="visually-hidden">Reading your choices</span>
        </div>
      );
    case 'no-link':
      return (
        <Notice
          title="This page needs the link from a mail"
          text="Every mail to many has one at its end: ‘Choose which mails you get’. Links older than a year have expired. With an account, your switches are under Privacy."
        >
          <a className="button" href="/privacy#settings">
            Open Privacy
          </a>
        </Notice>
      );
    case 'failed':
      return (
        <Notice title="Your choices could not be read" text="Nothing was changed.">
          <button type="button" className="button" onClick={() => void loadMailChoices()}>
            Try again
          </button>
        </Notice>
      );
    case 'ready':
      return <Choices preferences={page.preferences} />;
  }
}

function Choices({ preferences }: { preferences: Preferences }) {
  const { address, general, freshDrops, tools, account } = preferences;
  const isEndingAll = useStore($isEndingAll);
  const isNothing = !general && !freshDrops && tools.length === 0 && !Object.values(account ?? {}).includes(true);
  return (
    <div className={styles['choices']}>
      <p className="lede">
        These mails go to <strong className={styles['address']}>{address}</strong>. What you turn off ends at once.
      </p>
      <section aria-labelledby="by-address">
        <h2 id="by-address">Subscribed by mail</h2>
        <Choice
          name="Fresh Drops"
          text="Once a week, what changed in the tools."
          isOn={freshDrops}
          onTurn={(isOn) => changeMailChoices({ freshDrops: isOn })}
        />
        <Choice
          name="Updates and features"
          text="The same weekly mail, and news of Yak, which is rare."
          isOn={general}
          onTurn={(isOn) => changeMailChoices({ general: isOn })}
        />
        {tools.map((tool) => (
          <Choice
            key={tool}
            name={tool}
            text="A mail when it has a fresh drop."
            isOn
            onTurn={() => changeMailChoices({ tools: tools.filter((one) => one !== tool) })}
          />
        ))}
      </section>
      {account && (
        <section aria-labelledby="by-account">
          <h2 id="by-account">In your account</h2>
          {mailChoices.map((choice) => (
            <Choice
              key={choice}
              {...accountWords[choice]}
              isOn={account[choice]}
              onTurn={(isOn) => changeMailChoices({ account: { ...account, [choice]: isOn } })}
            />
          ))}
        </section>
      )}
      <section aria-labelledby="end-all" className={styles['end']}>
        <h2 id="end-all">{isNothing ? 'You get no mail from us' : 'Enough of all this?'}</h2>
        <p>
          {isNothing
            ? 'Turn something on above, and it begins again.'
            : 'One click ends every email above. Emails about what you do here, such as a receipt or an answer, still come.'}
        </p>
        {!isNothing && (
          <button type="button" className="button" aria-disabled={isEndingAll} onClick={() => void endAllMail()}>
            {isEndingAll ? 'Unsubscribing...' : 'Unsubscribe from all'}
          </button>
        )}
      </section>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  text: string;
  isOn: boolean;
  onTurn(isOn: boolean): Promise<void>;
}

/** One switch, saved as it is turned. */
function Choice({ name, text, isOn, onTurn }: ChoiceProps) {
  return (
    <label className={styles['row']}>
      <span>
        <strong>{name}</strong>
        <span>{text}</span>
      </span>
      <input
        type="checkbox"
        className={styles['box']}
        aria-label={name}
        checked={isOn}
        onChange={() => void onTurn(!isOn)}
      />
    </label>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles['notice']}>
      <img src="/mascot/yak-lost.svg" alt="" width="400" height="250" />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
