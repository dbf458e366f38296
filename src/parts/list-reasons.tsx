import type { RecommendationsAnswer } from '#api/recommendations.ts';
import { verdictOf } from '#domain/recommendation/tell-apart.ts';
import styles from './pick-card.module.css';

interface Props {
  answer: RecommendationsAnswer;
  /** What the reader typed; empty when nothing was. */
  words: string;
}

/** What is said above a list: the words it is for, and how well it fits. */
export function ListReasons({ answer: { recommendations: picks, fit }, words }: Props) {
  const { start, says } = verdictOf(fit, picks);
  return (
    <div className={styles['above']}>
      {words !== '' && <p className={styles['typed']}>You typed “{words}”</p>}
      <p className="lede">
        {start && <strong className={styles['first']}>{start}</strong>} {says}
      </p>
    </div>
  );
}
