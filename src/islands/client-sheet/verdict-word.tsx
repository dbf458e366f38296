import type { NamedVerdict } from '#domain/rules/group-verdicts.ts';
import { signs } from '#domain/rules/verdict-line.ts';
import styles from './client-sheet.module.css';

/** The verdict with its sign. */
export function VerdictWord({ verdict }: Pick<NamedVerdict, 'verdict'>) {
  return (
    <span className={styles['verdict']}>
      <span aria-hidden="true">{signs[verdict]} </span>
      {verdict}
    </span>
  );
}
