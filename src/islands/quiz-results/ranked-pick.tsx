import type { RecommendedTool } from '#api/recommendations.ts';
import categories from '#data/categories.json' with { type: 'json' };
import type { Move } from '#domain/recommendation/describe-moves.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { categoryTerms, toolInk } from '#domain/tool/category-terms.ts';
import { markedPrice } from '#domain/tool/price.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { MarkList } from './mark-list.tsx';
import styles from './quiz-results.module.css';

interface Props {
  tool: RecommendedTool;
  rank: number;
  /** What the last edit did to it. */
  move: Move | undefined;
}

/** One pick: its rank, what it is, and the points that put it there. */
export function RankedPick({ tool, rank, move }: Props) {
  const { categories: terms } = categories as Categories;
  return (
    <li className={`${styles['pick']} spine-${toolInk(tool.category, terms)}`}>
      <p className={styles['rank']}>
        <span className="visually-hidden">Rank </span>
        {rank}
      </p>
      <div>
        <p className="label">
          {categoryTerms(tool.category)[0]} · {markedPrice(tool, 'Free to start')}
          {move !== undefined && <MoveMark move={move} />}
        </p>
        <h3>
          <a href={toolPath(tool)}>{tool.name}</a>
        </h3>
        <p className={styles['text']}>{tool.description}</p>
      </div>
      <div className={styles['why']}>
        <MarkList name={tool.name} reasons={tool.reasons} misfits={tool.misfits} score={tool.score} />
      </div>
    </li>
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
