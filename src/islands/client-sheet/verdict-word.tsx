import type { NamedVerdict } from '#domain/rules/group-verdicts.ts';
import { signs } from '#domain/rules/verdict-line.ts';
import { caveats, standingWords } from '#domain/rules/verdict-row.ts';
import styles from './client-sheet.module.css';

/** The verdict with its sign, and that it hangs on something. */
export function VerdictWord({ verdict, reasons }: Pick<NamedVerdict, 'verdict' | 'reasons'>) {
  const conditions = caveats({ verdict, reasons }).length;
  return (
    <span className={styles['verdict']} data-hangs={conditions > 0}>
      <span aria-hidden="true">{signs[verdict]} </span>
      {standingWords(verdict, conditions)}
    </span>
  );
}
