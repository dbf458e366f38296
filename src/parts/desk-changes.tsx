import { leafText, leafTitle } from '#domain/back-office/leaf-text.ts';
import styles from './desk-room.module.css';

/** Changes place by place: before and after. */
export function ChangeList({ changes }: { changes: readonly { field: string; before?: unknown; after?: unknown }[] }) {
  return (
    <dl className={styles['changes']}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{leafTitle(field)}</dt>
          <dd>
            <del>
              <span className="visually-hidden">Before: </span>
              {leafText(before)}
            </del>
            <ins>
              <span className="visually-hidden">After: </span>
              {leafText(after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
