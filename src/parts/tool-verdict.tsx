import type { ReactNode } from 'react';
import { factLine, legendOf } from '#domain/tool/evidence/fact-lines.ts';
import { bestAt } from '#domain/tool/best-at.ts';
import type { ReadTool } from '#domain/tool/plan/plan-rights.ts';
import { EvidenceNote } from './evidence-note.tsx';
import styles from './tool-verdict.module.css';

const asked = [
  ['price', 'Price'],
  ['commercialUse', 'Paid work'],
  ['trainsOnUploads', 'Uploads'],
] as const;

const JUDGED = 'Best at, skip it if: the yak’s view.';

interface Props {
  tool: ReadTool;
  /** Titles of tasks by slug, where they are known. */
  taskTitles?: ReadonlyMap<string, string> | undefined;
}

/** What a reader asks first of a tool: facts, with who says them and since when, and whom it suits. */
export function ToolVerdict({ tool, taskTitles }: Props) {
  const best = bestAt(tool.tasks, taskTitles);
  const { value: indemnity, lines: _lines, fact: _fact, ...readIndemnity } = factLine(tool, 'indemnity');
  return (
    <>
      <dl className={styles['verdict']}>
        {asked.map(([fact, title]) => {
          const { value, lines, fact: _, ...line } = factLine(tool, fact);
          return (
            <Line key={fact} title={title} fact={fact}>
              <b data-value>{value}</b>
              {lines.map((sentence) => (
                <p key={sentence} data-line>
                  {sentence}
                </p>
              ))}
              <EvidenceNote {...line} />
            </Line>
          );
        })}
        {best !== '' && (
          <Line title="Best at">
            <b data-value>{best}</b>
          </Line>
        )}
        {tool.skipItIf && (
          <Line title="Skip it if">
            <b data-value>{tool.skipItIf}</b>
          </Line>
        )}
        <Line title="Indemnity" fact="indemnity">
          <b data-value>{indemnity}</b>
          <EvidenceNote {...readIndemnity} />
        </Line>
      </dl>
      <p className={styles['how']}>
        {[legendOf(tool), ...(best !== '' || tool.skipItIf !== '' ? [JUDGED] : [])].join(' ')}
      </p>
    </>
  );
}

function Line({ title, fact, children }: { title: string; fact?: string; children: ReactNode }) {
  return (
    <div data-fact={fact}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
