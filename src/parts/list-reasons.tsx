import type { RecommendationsAnswer, RecommendedTool } from '#api/recommendations.ts';
import { decisionSentence, editorsNote, type Shared, verdictOf } from '#domain/recommendation/tell-apart.ts';
import { UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { hasUnreadPrice } from '#domain/tool/plan/two-prices.ts';
import styles from './pick-card.module.css';

interface Props {
  answer: RecommendationsAnswer;
  shared: Shared;
  /** What the reader typed; empty when nothing was. */
  words: string;
}

/** What is said above a list: how well it fits, which of the first three to take when, and what all of them share. */
export function ListReasons({ answer: { recommendations: picks, fit }, shared, words }: Props) {
  const [decision, editors] = [decisionSentence(picks), editorsNote(picks)];
  return (
    <div className={styles['told']}>
      {words !== '' && <p className="label">You typed “{words}”</p>}
      <p className="lede">{verdictOf(fit, picks[0])}</p>
      {decision && <p className={styles['decision']}>{decision}</p>}
      {(shared.all.length > 0 || shared.most.length > 0 || editors) && (
        <details className={styles['common']}>
          <summary>What they share, and what orders them</summary>
          {shared.all.length > 0 && (
            <p className={styles['shared']}>
              <b>All:</b>
              {shared.all.join(' · ')}
            </p>
          )}
          {shared.most.length > 0 && (
            <p className={styles['shared']}>
              <b>Most:</b>
              {shared.most.join(' · ')}
            </p>
          )}
          {editors && <p className={styles['shared']}>{editors}</p>}
        </details>
      )}
    </div>
  );
}

/** Below a list: what the mark behind a price means, when one has it. */
export function PriceNote({ picks }: { picks: readonly RecommendedTool[] }) {
  return picks.some(hasUnreadPrice) ? <p className={styles['fine']}>{UNCONFIRMED_NOTE}</p> : null;
}

export const pickListClass = styles['picks'];
