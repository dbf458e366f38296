import { clearSearch } from '#state/catalogue.ts';
import styles from './catalogue.module.css';

/** Nothing matches: the sleeping yak and the way back. */
export function EmptyResult() {
  return (
    <div className={styles['empty']} role="status">
      <img src="/mascot/yak-asleep.svg" alt="" width="160" height="160" />
      <h2>No tools found</h2>
      <p>Try adjusting your search terms or filters</p>
      <button type="button" className="button" onClick={clearSearch}>
        Clear Filters
      </button>
    </div>
  );
}
