import { useState } from 'react';
import type { PlannedRow } from '#domain/tool/editing/plan-upload.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $report, rebuildWords } from '#state/uploads.ts';
import { useStore } from '../use-store.ts';
import { RefusalTable } from './refusal-table.tsx';
import styles from './upload.module.css';

const STEP = 50;
const outcomeWords = { created: 'New', updated: 'Changed', unchanged: 'Unchanged' } as const;

/** The server's word on each row: of a trial, of an upload, or of a refused one. */
export function UploadReport() {
  const report = useStore($report);
  const [most, setMost] = useState(STEP);
  if (!report) return null;
  const { message, rows, refusals, notes, created, updated, unchanged, rebuild, uploadId } = report;
  const telling = rows.filter(({ outcome }) => outcome !== 'unchanged');
  return (
    <section className={styles['part']} aria-labelledby="report-heading">
      <h2 id="report-heading">{uploadId ? 'Uploaded' : 'What would happen'}</h2>
      <p role="status">
        {message} {rebuildWords(rebuild)}
      </p>
      <dl className={styles['counts']}>
        {Object.entries({ New: created, Changed: updated, Unchanged: unchanged, 'To correct': refusals.length }).map(
          ([term, count]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{count.toLocaleString('en')}</dd>
            </div>
          ),
        )}
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
      {refusals.length > 0 && <RefusalTable refusals={refusals} />}
      {telling.length > 0 && (
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Rows">
          <table>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Outcome</th>
                <th scope="col">Tool</th>
                <th scope="col">What changes</th>
              </tr>
            </thead>
            <tbody>
              {telling.slice(0, most).map((row) => (
                <tr key={row.row}>
                  <td>{row.row}</td>
                  <td>
                    <span className={styles['outcome']} data-outcome={row.outcome}>
                      {outcomeWords[row.outcome]}
                    </span>
                  </td>
                  <th scope="row">
                    {uploadId || row.outcome !== 'created' ? (
                      <a href={toolPath({ id: row.toolId })}>{row.name}</a>
                    ) : (
                      row.name
                    )}
                  </th>
                  <td>
                    <Changes row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {telling.length > most && (
        <button type="button" className="button" onClick={() => setMost(most + STEP)}>
          Show more of {telling.length.toLocaleString('en')}
        </button>
      )}
    </section>
  );
}

function Changes({ row: { changes, notes } }: { row: PlannedRow }) {
  return (
    <>
      {changes.map(({ column, before, after }) => (
        <p key={column} className={styles['change']}>
          <code>{column}</code> {before && <del>{before}</del>} {after && <ins>{after}</ins>}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
    </>
  );
}
