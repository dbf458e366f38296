import type { ComponentProps } from 'react';
import type { Move } from '#domain/recommendation/describe-moves.ts';
import { PickCard } from '#parts/pick-card.tsx';
import { CompareButton } from '../compare-button.tsx';
import { SaveButton } from '../save-button.tsx';
import styles from './quiz-results.module.css';

interface Props extends Omit<ComponentProps<typeof PickCard>, 'level' | 'mark' | 'save' | 'compare'> {
  /** What the last edit did to it. */
  move: Move | undefined;
}

/** One pick, with how the last edit moved it. */
export function RankedPick({ move, ...card }: Props) {
  const { tool } = card;
  const mark = move === undefined ? null : <MoveMark move={move} />;
  return (
    <PickCard
      {...card}
      level="h3"
      mark={mark}
      save={<SaveButton id={tool.id} name={tool.name} isSign={card.rank !== 1} />}
      compare={<CompareButton id={tool.id} name={tool.name} />}
    />
  );
}

function MoveMark({ move }: { move: Move }) {
  if (move === 'new') return <span className={styles['move']}>new here</span>;
  const places = Math.abs(move);
  return (
    <span className={styles['move']}>
      {move > 0 ? '↑' : '↓'} {places}
      <span className="visually-hidden">{move > 0 ? ' up' : ' down'}</span>
    </span>
  );
}
