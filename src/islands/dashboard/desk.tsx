import { useStore } from '../use-store.ts';
import { useEffect } from 'react';
import { loginAddress } from '#api/login.ts';
import { $session } from '#state/session.ts';
import { loadSavedTools } from '#state/saved-tools.ts';
import { ComparisonSection } from './comparison-section.tsx';
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

  if (session.status === 'signed-out') {
    return (
      <div className={styles['sign-in']}>
        <img src="/mascot/yak-deadpan.svg" alt="" width="160" height="160" />
        <h2>Sign In Required</h2>
        <p>Your saved tools are kept with your account.</p>
        <a className="button button-signal" href={loginAddress('/dashboard')}>
          Sign In
        </a>
      </div>
    );
  }
  return (
    <div className={styles['desk']} aria-busy={session.status === 'loading'}>
      {isIn && <Welcome />}
      {isIn && <KeptPicks />}
      <SavedTools />
      <ComparisonSection />
    </div>
  );
}
