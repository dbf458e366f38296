import type { Misfit, Reason } from '#domain/recommendation/reasons.ts';
import { countedScore, highestScore, standardWeights } from '#domain/recommendation/weights.ts';
import styles from './mark-list.module.css';

interface Props {
  /** Name of the tool. */
  name: string;
  reasons: readonly Reason[];
  misfits: readonly Misfit[];
  score: number;
}

/** The sum as a ledger: what speaks for a tool, what against it, and what that makes. */
export function MarkList({ name, reasons, misfits, score }: Props) {
  return (
    <ul className={styles['marks']} role="list" aria-label={`Why ${name} stands where it stands`}>
      {reasons.map(({ code, text, weight }) => (
        <li key={code + text}>
          <span>{text}</span> <b>+{pointsText(weight)}</b>
        </li>
      ))}
      {misfits.map(({ code, text, weight }) => (
        <li key={code + text} data-misfit="true">
          <span>{text}</span> <b>−{pointsText(weight)}</b>
        </li>
      ))}
      <li className={styles['sum']}>
        <span>
          Points of {highestScore(standardWeights)}, counted as {countedScore(score)}
        </span>{' '}
        <b>{pointsText(score)}</b>
      </li>
    </ul>
  );
}

/** Points as they are read: whole where they are whole, else with one decimal; a true minus. */
export function pointsText(points: number): string {
  return String(Math.round(points * 10) / 10).replace('-', '−');
}
