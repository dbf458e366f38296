import type { ToolAnswer } from '#api/tools.ts';
import { selectCompared } from '#domain/comparison/comparison-list.ts';
import { comparisonRows, type Feature } from '#domain/comparison/comparison-rows.ts';
import { sideBySide } from '#domain/comparison/side-by-side.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import styles from './desk.module.css';

/** What fits on a desk; the whole table is on the comparison's own page. */
const shownFeatures: readonly Feature[] = [
  'Pricing',
  'Price with paid work',
  'Category',
  'Paid work',
  'Uploads',
  'Experience',
];

/** The first tools of the list side by side; nothing while the catalogue knows fewer than two of them. */
export function SideBySide({ catalogue, list }: { catalogue: readonly ToolAnswer[]; list: readonly number[] }) {
  const tools = sideBySide(selectCompared(catalogue, list));
  if (tools.length === 0) return null;
  const rows = comparisonRows(tools).filter(({ feature }) => shownFeatures.includes(feature));
  return (
    <div className={styles['table-box']} role="region" aria-label="Side-by-Side" tabIndex={0}>
      <table className={styles['table']}>
        <caption>Side-by-Side{list.length > tools.length && `: the first ${tools.length} of ${list.length}`}</caption>
        <thead>
          <tr>
            <td />
            {tools.map((tool) => (
              <th key={tool.id} scope="col" className={`spine-${tool.badgeColor}`}>
                <a href={toolPath(tool)}>{tool.name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ feature, cells }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {tools.map((tool, index) => (
                <td key={tool.id} data-known={cells[index]?.isKnown}>
                  {cells[index]?.lines.join(', ')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
