import { useStore } from '../use-store.ts';
import { $leftOut, toggleCriterion } from '#state/catalogue.ts';
import styles from './catalogue.module.css';

/** What the filters leave out without a no: said, so that nobody takes an unread fact for one. */
export function LeftOutNote() {
  const { notes, free } = useStore($leftOut, null) ?? { notes: [], free: 0 };
  if (notes.length === 0 && free === 0) return null;
  return (
    <div className={styles['leftout']}>
      <p>
        <b>Left out.</b> {notes.join(' ')}
      </p>
      {free > 0 && (
        <p>
          {free === 1 ? '1 tool has' : `${free} tools have`} a free plan and no price in these boxes.{' '}
          <button type="button" className={styles['clear']} onClick={() => void toggleCriterion('free-plan')}>
            Show free plans too
          </button>
        </p>
      )}
    </div>
  );
}
