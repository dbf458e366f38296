import type { ToolAnswer } from '#api/tools.ts';
import type { ComparisonCell, ComparisonRow } from '#domain/comparison/comparison-rows.ts';
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
            <Cell key={tool.id} cell={cells[index]} isOfSentences={isOfSentences} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Cell({ cell, isOfSentences }: { cell: ComparisonCell | undefined; isOfSentences: boolean }) {
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
    </td>
  );
}
