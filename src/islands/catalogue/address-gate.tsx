import { useStore } from '../use-store.ts';
import { filterGroups } from '#domain/tool/catalogue/filter-criteria.ts';
import { $refusedCriteria, askForFilters, clearCriteria } from '#state/catalogue.ts';
import styles from './catalogue.module.css';

/** Somebody opened an address with filters and may not filter: says what was asked for, and that the list is whole. */
export function AddressGate() {
  const refused = useStore($refusedCriteria, []);
  if (refused.length === 0) return null;
  const asked = filterGroups.flatMap((group) =>
    group.criteria.filter(({ id }) => refused.includes(id)).map(({ label }) => `${group.title}: ${label}`),
  );
  return (
    <div className={styles['gate']} role="status">
      <p>
        <b>This address asks for filters: {asked.join(', ')}.</b> They are not applied.
      </p>
      <p>
        Free users can search by name only. Upgrade to Core for advanced filtering by category, pricing, experience
        level, and more. Rights and free plan are open to everybody.
      </p>
      <div className={styles['choices']}>
        <button type="button" className="button button-signal" onClick={() => askForFilters()}>
          Upgrade to Core
        </button>
        <button type="button" className="button button-plain" onClick={clearCriteria}>
          Go on without them
        </button>
      </div>
    </div>
  );
}
