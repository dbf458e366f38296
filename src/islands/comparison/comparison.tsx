import { UnreadSession } from '../unread-session.tsx';
import { useStore } from '../use-store.ts';
import { useEffect } from 'react';
import { $listedTools, loadListedTools } from '#state/compared-tools.ts';
import { $comparisonAccess, enterComparison, keepComparisonInAddress, openForList } from '#state/comparison.ts';
import { ComparedList } from './compared-list.tsx';
import footer from '#parts/footer-waits.module.css';
import styles from './comparison.module.css';

/** The comparison for who may use it; for everyone else the way there. */
export function Comparison() {
  const access = useStore($comparisonAccess, 'unknown');
  const catalogue = useStore($listedTools);

  const isUnread = access === 'unreadable';
  useEffect(() => {
    if (!isUnread) void enterComparison();
  }, [isUnread]);
  useEffect(() => (access === 'open' ? keepComparisonInAddress() : undefined), [access]);

  if (access === 'locked') {
    return (
      <div className={styles['nothing']}>
        <img src="/mascot/yak-waiting.svg" alt="" width="272" height="240" />
        <p>Laying tools side by side is part of Yak Core.</p>
        <button type="button" className="button" onClick={() => openForList()}>
          What Core adds
        </button>
      </div>
    );
  }
  if (isUnread) return <UnreadSession />;
  if (catalogue.status === 'failed') {
    return (
      <p role="alert" className="lede">
        The tools could not be loaded: the connection may be gone.{' '}
        <button type="button" className="button" onClick={() => void loadListedTools()}>
          Try again
        </button>
      </p>
    );
  }
  if (access !== 'open' || catalogue.status !== 'read') {
    return (
      <div role="status" className={`${styles['skeleton']} ${footer['waits']}`}>
        <span className="visually-hidden">
          {access === 'signed-out' ? 'Going to sign-in' : 'Loading your comparison'}
        </span>
      </div>
    );
  }
  return <ComparedList catalogue={catalogue.read} />;
}
