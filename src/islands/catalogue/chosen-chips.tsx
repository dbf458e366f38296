import { useStore } from '../use-store.ts';
import type { RefObject } from 'react';
import { filterGroups } from '#domain/tool/catalogue/filter-criteria.ts';
import { $criteria, $nameSearch, clearSearch, searchByName, toggleCriterion } from '#state/catalogue.ts';
import styles from './catalogue.module.css';

/** What is chosen, one chip each: a click takes it back and leads to the search field, where the reader goes on. */
export function ChosenChips({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const name = useStore($nameSearch, '').trim();
  const criteria = useStore($criteria, []);
  const chosen = filterGroups.flatMap((group) => group.criteria.filter(({ id }) => criteria.includes(id)));
  if (name === '' && chosen.length === 0) return null;
  const after = (change: () => void) => () => {
    change();
    field.current?.focus();
  };
  return (
    <div className={styles['chips']} role="group" aria-label="Chosen">
      {name !== '' && (
        <button
          type="button"
          className={styles['chip']}
          aria-label={`Remove the name “${name}”`}
          onClick={after(() => searchByName(''))}
        >
          “{name}”<span aria-hidden="true">×</span>
        </button>
      )}
      {chosen.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles['chip']}
          aria-label={`Remove ${label}`}
          onClick={after(() => void toggleCriterion(id))}
        >
          {label}
          <span aria-hidden="true">×</span>
        </button>
      ))}
      <button type="button" className={styles['clear']} onClick={after(clearSearch)}>
        Clear all
      </button>
    </div>
  );
}
