import { useStore } from '../use-store.ts';
import { $comparison, storeComparison } from '#state/comparison.ts';
import { $session } from '#state/session.ts';
import { openUpgradeDialog } from '#state/upgrade-dialog.ts';
import styles from './desk.module.css';

/** The comparison list kept in this browser. */
export function ComparisonSection() {
  const session = useStore($session);
  const list = useStore($comparison);
  const isCore = session.status === 'signed-in' && session.user.isPremium;
  return (
    <section aria-labelledby="tool-comparison">
      <h2 id="tool-comparison">Tool Comparison</h2>
      {list.length === 0 ? (
        <p>Nothing on the list yet. Open a tool and choose “Add to Compare”.</p>
      ) : (
        <p>
          {list.length} {list.length === 1 ? 'tool is' : 'tools are'} on your list in this browser.
        </p>
      )}
      <div className={styles['actions']}>
        {!isCore && (
          <button type="button" className="button" onClick={() => openUpgradeDialog('Tool comparison')}>
            View Comparison
          </button>
        )}
        {list.length > 0 && (
          <button type="button" className="button button-plain" onClick={() => storeComparison([])}>
            Clear All
          </button>
        )}
      </div>
    </section>
  );
}
