import { useStore } from '../use-store.ts';
import { type Criterion, filterGroups, isOpenCriterion } from '#domain/tool/catalogue/filter-criteria.ts';
import { $counts, $criteria, $mayFilter, $refusedCriteria, clearCriteria, toggleCriterion } from '#state/catalogue.ts';
import styles from './catalogue.module.css';

/** What everybody may filter by stands before what is Core's. */
const isOpen = ({ criteria: [first] }: (typeof filterGroups)[number]) => isOpenCriterion(first.id);
const openFirst = filterGroups.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));

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
      <p className={styles['any']}>Any checked box suffices. What fits every group stands first.</p>
      <div className={styles['groups']}>
        {openFirst.map((group) => (
          <fieldset key={group.id} className={styles['group']}>
            <legend>{group.title}</legend>
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
