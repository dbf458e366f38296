import { useStore } from '../use-store.ts';
import { type Criterion, filterGroups } from '#domain/tool/catalogue/filter-criteria.ts';
import { $counts, $criteria, $mayFilter, $refusedCriteria, clearCriteria, toggleCriterion } from '#state/catalogue.ts';
import styles from './catalogue.module.css';

/** Every criterion with its count among the tools with a fitting name; until the index is there, those the page was `printed` with. Without Core a click leads to the upgrade dialog. */
export function FilterPanel({ printed }: { printed: Record<Criterion, number> }) {
  const counts = useStore($counts, null) ?? printed;
  const checked = useStore($criteria, []);
  const isSaidAbove = useStore($refusedCriteria, []).length > 0;
  const mayFilter = useStore($mayFilter, true);
  return (
    <section id="filters" className={styles['panel']} aria-label="Filters">
      {!mayFilter && !isSaidAbove && (
        <p className={styles['gate']}>
          Free users can search by name only. Upgrade to Core for advanced filtering by category, pricing, experience
          level, and more. Rights and free plan are open to everybody.
        </p>
      )}
      <div className={styles['groups']}>
        {filterGroups.map((group) => (
          <fieldset key={group.id} className={styles['group']}>
            <legend>{group.title}</legend>
            <p className={styles['any']}>Any of these</p>
            {group.criteria.map(({ id, label }) => (
              <label key={id} className={styles['criterion']}>
                <input type="checkbox" checked={checked.includes(id)} onChange={() => void toggleCriterion(id)} />
                <span>{label}</span>
                <span className={styles['matches']}>{counts[id]}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <button type="button" className="button" disabled={checked.length === 0} onClick={clearCriteria}>
        Clear All
      </button>
    </section>
  );
}
