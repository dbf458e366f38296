import { useStore } from '../use-store.ts';
import { keepLinkedComparison, showOwnComparison } from '#state/comparison.ts';
import { $linkedComparison } from '#state/comparison-list.ts';
import styles from './comparison.module.css';

/** Says that this list came with a link, and lets the reader keep it or go back to their own. */
export function LinkNote() {
  if (useStore($linkedComparison) === null) return null;
  return (
    <div className={styles['link-note']}>
      <p>
        This list came with a link. <span>Your own stays as it is until you keep this one.</span>
      </p>
      <div className={styles['actions']}>
        <button type="button" className="button" onClick={keepLinkedComparison}>
          Keep it
        </button>
        <button type="button" className="button" onClick={showOwnComparison}>
          Show mine
        </button>
      </div>
    </div>
  );
}
