import { factLine } from '#domain/correction/fact-lines.ts';
import type { ReadTool } from '#domain/tool/plan-rights.ts';
import { EvidenceNote } from './evidence-note.tsx';
import styles from './tool-verdict.module.css';

const asked = [
  ['price', 'Price'],
  ['commercialUse', 'Paid work'],
  ['trainsOnUploads', 'Your uploads'],
] as const;

/** What a reader asks first of a tool, each with who says it and since when. */
export function ToolVerdict({ tool }: { tool: ReadTool }) {
  return (
    <dl className={styles['verdict']}>
      {asked.map(([fact, title]) => {
        const { value, lines, fact: _, ...line } = factLine(tool, fact);
        return (
          <div key={fact} data-fact={fact}>
            <dt>{title}</dt>
            <dd>
              <b data-value>{value}</b>
              {lines.map((sentence) => (
                <p key={sentence} data-line>
                  {sentence}
                </p>
              ))}
              <EvidenceNote {...line} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
