import { useState } from 'react';
import type { Refusal } from '#domain/tool/csv/refusal.ts';
import styles from './upload.module.css';

const STEP = 50;

/** What has to be corrected: row, column, what stands there, what to do. */
export function RefusalTable({ refusals }: { refusals: readonly Refusal[] }) {
  const [most, setMost] = useState(STEP);
  return (
    <>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label="To correct">
        <table className={styles['refusals']}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">Stands there</th>
              <th scope="col">Remedy</th>
            </tr>
          </thead>
          <tbody>
            {refusals.slice(0, most).map(({ row, column, value, remedy }) => (
              <tr key={`${row} ${column} ${value} ${remedy}`}>
                <th scope="row">{row ?? 'File'}</th>
                <td>
                  <code>{column ?? ''}</code>
                </td>
                <td>{value === '' ? <i>nothing</i> : value}</td>
                <td>{remedy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {refusals.length > most && (
        <button type="button" className="button" onClick={() => setMost(most + STEP)}>
          Show more of {refusals.length.toLocaleString('en')}
        </button>
      )}
    </>
  );
}
