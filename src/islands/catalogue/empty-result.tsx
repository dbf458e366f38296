import { useStore } from '../use-store.ts';
import { type CollectionLink, suggestCollections } from '#domain/tool/suggest-collections.ts';
import { $nameSearch, clearSearch } from '#state/catalogue.ts';
import styles from './catalogue.module.css';

/** Collections offered at once: a hint, not a second menu. */
const offeredAtMost = 4;

/** Nothing matches: the sleeping yak, what the words would match elsewhere, and the way back. */
export function EmptyResult({ offers }: { offers: readonly CollectionLink[] }) {
  const offered = suggestCollections(useStore($nameSearch, ''), offers, offeredAtMost);
  return (
    <div className={styles['empty']} role="status">
      <img src="/mascot/yak-asleep.svg" alt="" width="160" height="160" />
      <h2>No tools found</h2>
      <p>Try adjusting your search terms or filters</p>
      {offered.length > 0 && (
        <div>
          <p>The search reads names only. These are collections:</p>
          <ul role="list" className={styles['offers']}>
            {offered.map(({ path, label, count }) => (
              <li key={path}>
                <a href={path}>
                  {label}: {count === 1 ? '1 tool' : `${count} tools`}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <button type="button" className="button" onClick={clearSearch}>
        Clear Filters
      </button>
    </div>
  );
}
