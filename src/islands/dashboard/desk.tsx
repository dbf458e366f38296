import { useEffect } from 'react';
import { $session } from '#state/session.ts';
import { loadSavedTools } from '#state/saved-tools.ts';
import { SignInNotice } from '../desk-parts.tsx';
import { useStore } from '../use-store.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { MailQuestion } from './mail-question.tsx';
import { KeptPicks } from './kept-picks.tsx';
import { SavedTools } from './saved-tools.tsx';
import { Welcome } from './welcome.tsx';
import styles from './desk.module.css';

/** The signed-in reader's desk: saved tools and comparison. */
export function Desk() {
  const session = useStore($session);
  const isIn = session.status === 'signed-in';

  useEffect(() => {
    if (isIn) void loadSavedTools();
  }, [isIn]);

  if (session.status === 'signed-out')
    return <SignInNotice text="Your saved tools are kept with your account." path="/dashboard" />;
  return (
    <div className={styles['desk']} aria-busy={session.status === 'loading'}>
      {isIn && <Welcome />}
      {isIn && !session.user.hasChosenMail && <MailQuestion />}
      {isIn && <KeptPicks />}
      <SavedTools />
      <ComparisonSection />
    </div>
  );
}
