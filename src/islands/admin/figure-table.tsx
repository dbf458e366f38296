import type { ReactNode } from 'react';
import { type FigureTable as Table, figuresAddress } from '#api/admin-figures.ts';
import styles from './figures.module.css';

/** A table of figures that can be taken away as CSV. */
export function FigureTable({
  table,
  caption,
  head,
  rows,
  action,
}: {
  table: Table;
  caption: string;
  head: readonly string[];
  rows: readonly (readonly [name: string, ...cells: (string | number)[]])[];
  /** What can be done about a row, below its name. */
  action?: (name: string) => ReactNode;
}) {
  return (
    <div className={styles['table']}>
      <div className={styles['scroll']} role="region" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={[name, ...cells].join(' ')}>
                <th scope="row">
                  {name}
                  {action?.(name)}
                </th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 ? (
        <p className={styles['note']}>Nothing yet.</p>
      ) : (
        <a className="button" href={figuresAddress(table)} aria-label={`CSV: ${caption}`} download>
          CSV
        </a>
      )}
    </div>
  );
}
