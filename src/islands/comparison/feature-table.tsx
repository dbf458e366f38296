import type { ReactNode } from 'react';
import type { ToolAnswer } from '#api/tools.ts';
import { type ComparisonCell, type ComparisonRow, factOfFeature } from '#domain/comparison/comparison-rows.ts';
import { somethingWrongPath } from '#domain/correction/something-wrong.ts';
import { type FactName, factTitles } from '#domain/tool/evidence.ts';
import { earTagOf } from '#domain/ear-tag/ear-tag.ts';
import { EarTag } from '#parts/ear-tag.tsx';
import styles from './feature-table.module.css';

interface Props {
  tools: readonly ToolAnswer[];
  rows: readonly ComparisonRow[];
}

/** Every feature across the tools. The box scrolls sideways, the page does not; the first column stays. */
export function FeatureTable({ tools, rows }: Props) {
  return (
    <div className={styles['features']}>
      <h2 id="feature-comparison">Feature Comparison</h2>
      <div className={styles['box']} role="region" aria-labelledby="feature-comparison" tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <td />
              {tools.map((tool) => (
                <th key={tool.id} scope="col" className={`spine-${tool.badgeColor}`}>
                  {tool.name}
                  <EarTag tag={earTagOf(tool)} isBeside />
                </th>
              ))}
            </tr>
          </thead>
          <Part title="Where they differ" tools={tools} rows={rows.filter((row) => row.differs)} />
          <Part title="Where they say the same" tools={tools} rows={rows.filter((row) => !row.differs)} />
        </table>
      </div>
    </div>
  );
}

function Part({ title, tools, rows }: Props & { title: string }) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className={styles['part']}>
        <th scope="rowgroup">{title}</th>
        <td colSpan={tools.length} />
      </tr>
      {rows.map(({ feature, cells, isOfSentences }) => (
        <tr key={feature}>
          <th scope="row">{feature}</th>
          {tools.map((tool, index) => (
            <Cell key={tool.id} cell={cells[index]} isOfSentences={isOfSentences}>
              <WrongLink tool={tool} fact={factOfFeature[feature]} />
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function WrongLink({ tool, fact }: { tool: ToolAnswer; fact: FactName | undefined }) {
  if (!fact) return null;
  return (
    <a className={styles['note']} href={somethingWrongPath({ toolId: tool.id, fact }, tool.name)}>
      Something wrong?
      <span className="visually-hidden">
        {' '}
        {factTitles[fact]} of {tool.name}
      </span>
    </a>
  );
}

interface CellProps {
  cell: ComparisonCell | undefined;
  isOfSentences: boolean;
  children: ReactNode;
}

function Cell({ cell, isOfSentences, children }: CellProps) {
  if (!cell) return <td />;
  const { lines, isKnown, note } = cell;
  return (
    <td data-known={isKnown}>
      {isOfSentences ? (
        <ul role="list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        lines.join(', ')
      )}
      {note && <p className={styles['note']}>{note}</p>}
      {children}
    </td>
  );
}
