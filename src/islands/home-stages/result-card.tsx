import type { RecommendedTool } from '#api/recommendations.ts';
import categories from '#data/categories.json' with { type: 'json' };
import { categoryTerms, toolInk } from '#domain/tool/category-terms.ts';
import { markedPrice } from '#domain/tool/price.ts';
import { initials } from '#domain/tool/initials.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import styles from './results-stage.module.css';

/** One pick: what it is, why it is here, and what speaks against it. */
export function ResultCard({ tool, rank }: { tool: RecommendedTool; rank: number }) {
  const { categories: terms } = categories as Categories;
  return (
    <li className={`${styles['card']} spine-${toolInk(tool.category, terms)}`}>
      <span className={styles['icon']} aria-hidden="true">
        {tool.icon ? <img src={`/logos/${tool.icon}`} alt="" width="28" height="28" /> : initials(tool.name)}
      </span>
      <div>
        <p className="label">
          {rank}. {categoryTerms(tool.category)[0]}
        </p>
        <h2 className={styles['name']}>
          <a href={toolPath(tool)}>{tool.name}</a>
        </h2>
        <p className={styles['price']}>
          {markedPrice(tool, 'Free to start')}{' '}
          <span className={`${styles['badge']} spine-${tool.badgeColor}`}>{tool.badge}</span>
        </p>
      </div>
      <p className={styles['text']}>{tool.description}</p>
      <ul className={styles['reasons']} aria-label={`Why ${tool.name}`}>
        {tool.reasons.map((reason) => (
          <li key={reason.code + reason.text}>{reason.text}</li>
        ))}
        {tool.misfits.map((misfit) => (
          <li key={misfit.code + misfit.text} data-misfit="true">
            {misfit.text}
          </li>
        ))}
      </ul>
    </li>
  );
}
