import type { ToolAnswer } from '#api/tools.ts';
import { earTagOf } from '#domain/ear-tag/ear-tag.ts';
import { priceLine } from '#domain/tool/two-prices.ts';
import { initials } from '#domain/tool/initials.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { EarTag } from '#parts/ear-tag.tsx';
import { VerdictPlace } from '#parts/verdict-place.tsx';
import styles from './comparison.module.css';

/** Pros and cons on a card at most. */
const SHOWN_AT_MOST = 3;

/** One tool on the list. */
export function ComparedTool({ tool, onRemove }: { tool: ToolAnswer; onRemove: () => void }) {
  return (
    <li className={`${styles['card']} spine-${tool.badgeColor}`}>
      <div className={styles['head']}>
        <span className={styles['mark']} aria-hidden="true">
          {tool.icon ? <img src={`/logos/${tool.icon}`} alt="" width="28" height="28" /> : initials(tool.name)}
        </span>
        <div>
          <p className={styles['badge']}>{tool.badge}</p>
          <h2 className={styles['name']}>
            <a href={toolPath(tool)}>{tool.name}</a>
          </h2>
        </div>
        <button type="button" className={styles['remove']} aria-label={`Remove ${tool.name}`} onClick={onRemove}>
          ×
        </button>
      </div>
      <p className={styles['price']}>
        {priceLine(tool)}
        <EarTag tag={earTagOf(tool)} />
      </p>
      <VerdictPlace id={tool.id} />
      <p className={styles['line']}>{tool.description}</p>
      <Points title="Pros" sign="+" points={tool.pros} />
      <Points title="Cons" sign="−" points={tool.cons} />
      {tool.link !== '' && (
        <a className={`button ${styles['try']}`} href={tool.link} target="_blank" rel="noopener">
          Try {tool.name}
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
      )}
    </li>
  );
}

function Points({ title, sign, points }: { title: string; sign: string; points: readonly string[] }) {
  return (
    <div className={styles['points']}>
      <h3>{title}</h3>
      <ul role="list">
        {points.slice(0, SHOWN_AT_MOST).map((point) => (
          <li key={point}>
            <span aria-hidden="true">{sign}</span>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
