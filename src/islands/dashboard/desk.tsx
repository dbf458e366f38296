import { useEffect } from 'react';
import { $session, mayBeSignedIn } from '#state/session.ts';
import { loadSavedTools } from '#state/saved-tools.ts';
import { UnreadSession } from '../unread-session.tsx';
import { useStore } from '../use-store.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { MailQuestion } from './mail-question.tsx';
import { KitsSection } from './kits-section.tsx';
import { KeptPicks } from './kept-picks.tsx';
import { QuizAnswers } from './quiz-answers.tsx';
import { SavedTools } from './saved-tools.tsx';
import { Welcome } from './welcome.tsx';
import styles from './desk.module.css';

/** The signed-in reader's desk: saved tools and comparison. */
export function Desk() {
  const session = useStore($session);
  const isIn = session.status === 'signed-in';

  useEffect(() => {
    // Asked for beside the session, not after it: the cookie says that it is worth it.
    if (mayBeSignedIn()) void loadSavedTools();
  }, []);

  if (session.status === 'unreadable') return <UnreadSession />;
  if (session.status === 'signed-out') return null;
  return (
    <div className={styles['desk']} aria-busy={session.status === 'loading'}>
      {isIn && <Welcome />}
      {isIn && !session.user.hasChosenMail && <MailQuestion />}
      {isIn && <KeptPicks />}
      <SavedTools />
      {isIn && <KitsSection />}
      <ComparisonSection />
      {isIn && <QuizAnswers />}
    </div>
  );
}
