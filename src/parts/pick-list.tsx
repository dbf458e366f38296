import type { ReactNode, Ref } from 'react';
import type { RecommendedTool } from '#api/recommendations.ts';
import { editorsNote, type Shared, turnsLast, turnWords } from '#domain/recommendation/tell-apart.ts';
import { UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { hasUnreadPrice } from '#domain/tool/plan/two-prices.ts';
import styles from './pick-card.module.css';

interface Props {
  /** In the order of the screen. */
  picks: readonly RecommendedTool[];
  shared: Shared;
  /** One pick; `isByTurn` when the line above it says that it came by rotation. */
  card: (tool: RecommendedTool, isByTurn: boolean) => ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The picks, those that came by rotation under a line of their own, and once below them what holds for several. */
export function PickList({ picks, shared, card, ref }: Props) {
  const turns = turnsLast(picks);
  const [byPoints, byTurn] = [picks.slice(0, picks.length - turns), picks.slice(picks.length - turns)];
  const { head, rest } = turnWords(turns);
  const editors = editorsNote(picks);
  return (
    <div ref={ref}>
      <ol className={styles['picks']} role="list">
        {byPoints.map((tool) => card(tool, false))}
      </ol>
      {turns > 0 && (
        <>
          <p className={styles['turns']}>
            <b>{head}</b> {rest}
          </p>
          <ol className={styles['picks']} role="list">
            {byTurn.map((tool) => card(tool, true))}
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
