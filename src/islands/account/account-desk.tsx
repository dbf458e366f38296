import { useEffect } from 'react';
import { loginAddress } from '#api/login.ts';
import { dayText } from '#domain/calendar/day-text.ts';
import { $savedCount, loadSavedCount } from '#state/saved-tools.ts';
import { $session } from '#state/session.ts';
import { useStore } from '../use-store.ts';
import { PlanSummary } from './plan-summary.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './account.module.css';

/** Profile, plan and summary of the signed-in reader. */
export function AccountDesk() {
  const session = useStore($session);
  const count = useStore($savedCount);
  const isIn = session.status === 'signed-in';

  useEffect(() => {
    if (isIn) void loadSavedCount();
  }, [isIn]);

  if (session.status === 'signed-out') {
    return (
      <div className={styles['notice']}>
        <img src="/mascot/yak-deadpan.svg" alt="" width="140" height="140" />
        <h2>Sign In Required</h2>
        <p>Please sign in to access your account settings.</p>
        <a className="button button-signal" href={loginAddress('/account')}>
          Sign In
        </a>
      </div>
    );
  }
  if (session.status === 'loading') {
    return (
      <div role="status" className={styles['skeleton']}>
        <span className="visually-hidden">Loading your account</span>
      </div>
    );
  }
  const { user } = session;
  return (
    <div className={styles['desk']}>
      <div className={styles['main']}>
        <ProfileForm user={user} />
        <PlanSummary isPremium={user.isPremium} />
        <PrivacyCard />
      </div>
      <aside aria-labelledby="account-summary">
        <h2 id="account-summary">Account Summary</h2>
        <dl className={styles['facts']}>
          <div>
            <dt>Member since</dt>
            <dd>{dayText(user.createdAt)}</dd>
          </div>
          <div>
            <dt>Plan</dt>
            <dd>{user.isPremium ? 'Core' : 'Fringe'}</dd>
          </div>
          <div>
            <dt>Tools saved</dt>
            <dd>{count ?? '…'}</dd>
          </div>
        </dl>
        <a className={`button ${styles['support']}`} href="/contact">
          Contact Support
        </a>
      </aside>
    </div>
  );
}

/** The way to mail choices, export and deletion. */
function PrivacyCard() {
  return (
    <section aria-labelledby="privacy-and-security">
      <h2 id="privacy-and-security">Privacy &amp; Security</h2>
      <p className={styles['line']}>
        Email notifications
        <a className="button" href="/privacy">
          Manage
        </a>
      </p>
      <p className={styles['line']}>
        Everything stored about you, to download or to erase
        <a className="button" href="/privacy#danger-zone">
          Delete Account
        </a>
      </p>
    </section>
  );
}
