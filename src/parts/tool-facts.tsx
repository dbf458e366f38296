import { factLine, suitsText } from '#domain/tool/evidence/fact-lines.ts';
import type { ReadTool } from '#domain/tool/plan/plan-rights.ts';
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { EvidenceNote } from './evidence-note.tsx';

/** What stands neither in the verdict nor in the table of plans: the facts column of a tool. */
export function ToolFacts({ tool }: { tool: ReadTool }) {
  const { value, lines: _lines, fact: _fact, ...line } = factLine(tool, 'ethics');
  return (
    <dl className="fact-list">
      <div>
        <dt>Category</dt>
        <dd>{categoryTerms(tool.category).join(', ')}</dd>
      </div>
      <div data-fact="ethics">
        <dt>Ethically Trained</dt>
        <dd>
          <span data-value>{value}</span>
          <EvidenceNote {...line} />
        </dd>
      </div>
      <div>
        <dt>Works for</dt>
        <dd>{suitsText(tool) || 'Not specified'}</dd>
      </div>
    </dl>
  );
}
