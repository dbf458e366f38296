import { factLine, suitsText } from '#domain/correction/fact-lines.ts';
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { type EvidenceLine, factTitles, sourceHint } from '#domain/tool/evidence.ts';
import { rightNames } from '#domain/tool/evidence-rules.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import styles from './tool-article.module.css';

/** The facts column of a tool that has no page of its own yet: each value with what stands behind it. */
export function ToolFacts({ tool }: { tool: Tool }) {
  const price = factLine(tool, 'price');
  const freeUse = factLine(tool, 'freeUse');
  const ethics = factLine(tool, 'ethics');
  return (
    <dl className="fact-list">
      <div>
        <dt>{factTitles.price}</dt>
        <dd>
          <b className={styles['price']}>{price.value}</b>
          {price.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Note {...price} />
        </dd>
      </div>
      <div>
        <dt>Useful without paying</dt>
        <dd>
          {freeUse.value}
          <Note {...freeUse} />
        </dd>
      </div>
      <div>
        <dt>Category</dt>
        <dd>{categoryTerms(tool.category).join(', ')}</dd>
      </div>
      <div>
        <dt>Rights</dt>
        <dd>
          {rightNames.map((right) => (
            <div key={right}>
              <p className={styles['right']}>
                <span>{factTitles[right]}</span> <b>{factLine(tool, right).value}</b>
              </p>
              <Note {...factLine(tool, right)} />
            </div>
          ))}
        </dd>
      </div>
      <div>
        <dt>Ethically Trained</dt>
        <dd>
          {ethics.value}
          <Note {...ethics} />
        </dd>
      </div>
      <div>
        <dt>Works for</dt>
        <dd>{suitsText(tool) || 'Not specified'}</dd>
      </div>
    </dl>
  );
}

/** Where and when a value was read, with the words that say it; or that nobody has. */
function Note({ note, quote, source }: EvidenceLine) {
  if (note === '') return null;
  if (quote === null || source === null) return <p className={styles['note']}>{note}</p>;
  return (
    <details className={styles['note']}>
      <summary>{note}</summary>
      <blockquote cite={source}>
        {quote}{' '}
        <a href={source} target="_blank" rel="noopener">
          Source<span className="visually-hidden">{sourceHint(source)}</span>
        </a>
      </blockquote>
    </details>
  );
}
