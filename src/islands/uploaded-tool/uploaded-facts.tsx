import { categoryTerms } from '#domain/tool/category-terms.ts';
import { evidenceText } from '#domain/tool/evidence.ts';
import { markedPrice } from '#domain/tool/price.ts';
import { rightsText } from '#domain/tool/rights-text.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import styles from './uploaded-tool.module.css';

const sizeWords = { solo: 'Solo', small: 'Small teams', large: 'Large teams' } as const;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The facts column of an uploaded tool: what nobody has confirmed says so. */
export function UploadedFacts({ tool }: { tool: Tool }) {
  const suits = [
    tool.experienceLevel.map(capital).join(', '),
    tool.teamSizes.map((size) => sizeWords[size]).join(', '),
  ].filter((words) => words !== '');
  const rights = {
    'Commercial use': tool.rights.commercialUse,
    'Trains on your uploads': tool.rights.trainsOnUploads,
    Indemnity: tool.rights.indemnity,
  };
  const price = markedPrice(tool, 'Free to start');
  return (
    <dl className="fact-list">
      <div>
        <dt>Price</dt>
        <dd>
          <b className={styles['price']}>{price}</b>
          <p>
            {[tool.standardPricing, tool.pricing.details].filter((words) => words !== '' && words !== price).join('. ')}
          </p>
          <p className={styles['note']}>{evidenceText(tool.evidence.price, tool.name)}</p>
        </dd>
      </div>
      <div>
        <dt>Category</dt>
        <dd>{categoryTerms(tool.category).join(', ')}</dd>
      </div>
      <div>
        <dt>Rights</dt>
        <dd>
          {Object.entries(rights).map(([right, answer]) => (
            <p key={right} className={styles['right']}>
              <span>{right}</span> <b>{rightsText(answer)}</b>
            </p>
          ))}
          <p className={styles['note']}>{evidenceText(tool.evidence.commercialUse, tool.name)}</p>
        </dd>
      </div>
      <div>
        <dt>Ethically Trained</dt>
        <dd>{tool.ethicallyTrained || 'Not specified'}</dd>
      </div>
      {suits.length > 0 && (
        <div>
          <dt>Works for</dt>
          <dd>{suits.join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}
