import type { ReactNode, Ref } from 'react';
import type { RecommendedTool } from '#api/recommendations.ts';
import { editorsNote, LEADS, type Shared, wildCards } from '#domain/recommendation/tell-apart.ts';
import { capitalNumber } from '#domain/text/number-word.ts';
import { UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { hasUnreadPrice } from '#domain/tool/plan/two-prices.ts';
import { TermHeads } from './plan-price.tsx';
import styles from './pick-card.module.css';

interface Props {
  /** In the order of the screen. */
  picks: readonly RecommendedTool[];
  shared: Shared;
  card: (tool: RecommendedTool) => ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The picks in their order, the first three by themselves, the wild cards under a line of their own, and once below them what holds for several. */
export function PickList({ picks, shared, card, ref }: Props) {
  const numbered = picks.filter(({ isByTurn }) => !isByTurn);
  const wild = picks.filter(({ isByTurn }) => isByTurn);
  const editors = editorsNote(picks);
  return (
    <div ref={ref} className={styles['list']}>
      <TermHeads className={styles['heads']} />
      {numbered.length > 0 && (
        <ol className={styles['picks']} role="list">
          {numbered.slice(0, LEADS).map(card)}
        </ol>
      )}
      {numbered.length > LEADS && (
        <>
          <p className={styles['turns']}>
            <b>{capitalNumber(numbered.length - LEADS)} more</b>
          </p>
          <ol className={styles['picks']} role="list">
            {numbered.slice(LEADS).map(card)}
          </ol>
        </>
      )}
      {wild.length > 0 && (
        <>
          <p className={styles['turns']}>
            <b>{wildCards(wild.length, capitalNumber)}.</b> They fit less well: what you asked for may be missing.
          </p>
          <ol className={styles['picks']} role="list">
            {wild.map(card)}
          </ol>
        </>
      )}
      {picks.some(hasUnreadPrice) && <p className={styles['common']}>{UNCONFIRMED_NOTE}</p>}
      {shared.all.length > 0 && (
        <p className={styles['common']}>
          <b>All of them:</b> {shared.all.join(' · ')}
        </p>
      )}
      {shared.most.length > 0 && (
        <p className={styles['common']}>
          <b>Most of them:</b> {shared.most.join(' · ')}
        </p>
      )}
      {editors && <p className={styles['common']}>{editors}</p>}
    </div>
  );
}
