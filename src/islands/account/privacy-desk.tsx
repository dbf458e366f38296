import { useEffect } from 'react';
import { countEnabled } from '#domain/person/mail-preferences.ts';
import { dayText, monthText } from '#domain/value/day-text.ts';
import {
  $accountDeletion,
  $preferences,
  $preferencesFailed,
  $privacyWork,
  downloadData,
  loadPreferences,
  signOutOfEverything,
} from '#state/privacy.ts';
import { $session } from '#state/session.ts';
import { DeskNotice, DeskSkeleton, SignInNotice } from '#parts/desk-parts.tsx';
import { UnreadSession } from '../unread-session.tsx';
import { useStore } from '../use-store.ts';
import { DeleteAccount } from './delete-account.tsx';
import { MailSection } from './mail-section.tsx';
import desk from '#parts/desk.module.css';
import styles from './privacy.module.css';

/** The privacy page in all its states: signed out, loading, failed, deleted, signed in. */
export function PrivacyDesk() {
  const session = useStore($session);
  const preferences = useStore($preferences);
  const hasFailed = useStore($preferencesFailed);
  const deletion = useStore($accountDeletion);
  const isIn = session.status === 'signed-in';

  useEffect(() => {
    if (isIn) void loadPreferences();
  }, [isIn]);

  if (deletion) return <Farewell deletion={deletion} />;
  if (session.status === 'unreadable') return <UnreadSession />;
  if (session.status === 'signed-out')
    return <SignInNotice text="Please sign in to access your privacy settings." path="/privacy" />;
  if (hasFailed) {
    return (
      <DeskNotice title="Your settings could not be read" text="Nothing was changed." mood="doubtful">
        <button type="button" className="button" onClick={() => void loadPreferences()}>
          Try again
        </button>
      </DeskNotice>
    );
  }
  if (session.status === 'loading' || preferences === null)
    return <DeskSkeleton label="Loading your privacy settings" />;
  const { user } = session;
  return (
    <div className={desk['desk']}>
      <div className={desk['main']}>
        <MailSection preferences={preferences} />
        <YourData email={user.email} />
        <DeleteAccount isPremium={user.isPremium} />
      </div>
      <aside aria-labelledby="privacy-overview">
        <h2 id="privacy-overview">Privacy Overview</h2>
        <dl className={desk['facts']}>
          <div>
            <dt>Email notifications</dt>
            <dd>{countEnabled(preferences)} of 4 enabled</dd>
          </div>
          <div>
            <dt>Account created</dt>
            <dd>{monthText(user.createdAt)}</dd>
          </div>
          <div>
            <dt>Last updated</dt>
            <dd>{preferences.changedAt ? dayText(preferences.changedAt) : 'Never changed'}</dd>
          </div>
        </dl>
        <a className="button" href="/contact">
          Contact Support
        </a>
      </aside>
    </div>
  );
}

function YourData({ email }: { email: string }) {
  const work = useStore($privacyWork);
  return (
    <section aria-labelledby="data-and-privacy">
      <h2 id="data-and-privacy">Data &amp; Privacy</h2>
      <div className={`${desk['row']} ${styles['row']}`}>
        <div>
          <h3>Everything we store about you</h3>
          <p>One JSON file, now. A link to the same goes to {email} and works for 24 hours.</p>
        </div>
        <button type="button" className="button" disabled={work !== null} onClick={() => void downloadData()}>
          {work === 'exporting' ? 'Collecting...' : 'Download Your Data'}
        </button>
      </div>
      <div className={`${desk['row']} ${styles['row']}`}>
        <div>
          <h3>Signed-in devices</h3>
          <p>Ends every session at once, this one too. Mailed data links stop working.</p>
        </div>
        <button type="button" className="button" disabled={work !== null} onClick={() => void signOutOfEverything()}>
          {work === 'signing-out' ? 'Signing out...' : 'Sign out everywhere'}
        </button>
      </div>
      <div className={`${desk['row']} ${styles['row']}`}>
        <div>
          <h3>What we do with it</h3>
          <p>The part of the terms that says so, in words.</p>
        </div>
        <a className="button" href="/terms#privacy">
          View Privacy Policy
        </a>
      </div>
    </section>
  );
}

function Farewell({ deletion }: { deletion: 'deleted' | 'underway' }) {
  const text =
    deletion === 'deleted'
      ? 'Everything stored about you is erased, and a last mail says so. You can start anew whenever you like.'
      : 'Your account is closed and nobody can sign in to it. The rest is erased within the hour; a last mail says when it is done.';
  return (
    <DeskNotice title="Your account is gone" text={text} mood="asleep">
      <a className="button" href="/">
        Back to Home
      </a>
    </DeskNotice>
  );
}
