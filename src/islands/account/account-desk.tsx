import { useEffect } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import { $savedCount, loadSavedCount } from '#state/saved-tools.ts';
import { $session } from '#state/session.ts';
import { DeskSkeleton } from '#parts/desk-parts.tsx';
import { UnreadSession } from '../unread-session.tsx';
import { useStore } from '../use-store.ts';
import { PlanSummary } from './plan-summary.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from '#parts/desk.module.css';

/** Profile, plan and summary of the signed-in reader. */
export function AccountDesk() {
  const session = useStore($session);
  const count = useStore($savedCount);
  const isIn = session.status === 'signed-in';

  useEffect(() => {
    if (isIn) void loadSavedCount();
  }, [isIn]);

  if (session.status === 'unreadable') return <UnreadSession />;
  if (session.status === 'signed-out') return null;
  if (session.status === 'loading') return <DeskSkeleton label="Loading your account" />;
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
        <a className="button" href="/contact">
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
      <p className={styles['row']}>
        Email notifications
        <a className="button" href="/privacy#settings">
          Manage
        </a>
      </p>
      <p className={styles['row']}>
        Everything stored about you, to download or to erase
        <a className="button" href="/privacy#danger-zone">
          Delete Account
        </a>
      </p>
    </section>
  );
}
