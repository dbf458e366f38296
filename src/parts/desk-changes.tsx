import { shownChanges } from '#domain/admin/field-text.ts';
import styles from './desk-room.module.css';

/** Changes place by place: before and after. */
export function ChangeList({ changes }: { changes: readonly { field: string; before?: unknown; after?: unknown }[] }) {
  return (
    <dl className={styles['changes']}>
      {changes.flatMap(shownChanges).map(({ title, before, after }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <del>
              <span className="visually-hidden">Before: </span>
              {before}
            </del>
            <ins>
              <span className="visually-hidden">After: </span>
              {after}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
