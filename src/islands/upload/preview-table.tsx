import { $preview } from '#state/csv-upload.ts';
import { $report } from '#state/uploads.ts';
import { useStore } from '../use-store.ts';
import { uploadedPrice } from '#domain/tool/csv/upload-fields.ts';
import { RefusalTable } from './refusal-table.tsx';
import styles from './upload.module.css';

/** Rows shown of the sound ones: enough to see whether the columns were meant so. */
const MAX_ROWS = 8;

/** What the browser reads in the text, while it is read and after; gives way to the server's report. */
export function PreviewTable() {
  const preview = useStore($preview);
  const report = useStore($report);
  if (preview.status === 'empty' || report) return null;
  if (preview.status === 'reading') {
    const { done, total } = preview;
    return (
      <section className={styles['part']} aria-label="Reading">
        <label className={styles['progress']}>
          Reading row {done.toLocaleString('en')} of {total.toLocaleString('en')}
          <progress max={total} value={done} />
        </label>
      </section>
    );
  }
  const { rows, refusals, notes } = preview;
  return (
    <section className={styles['part']} aria-labelledby="preview-heading">
      <h2 id="preview-heading">Preview</h2>
      <p role="status">
        <b className={styles['figure']}>{rows.length.toLocaleString('en')}</b> sound{' '}
        {rows.length === 1 ? 'row' : 'rows'}, <b className={styles['figure']}>{refusals.length.toLocaleString('en')}</b>{' '}
        to correct. Nothing is sent yet.
      </p>
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
      {refusals.length > 0 && <RefusalTable refusals={refusals} />}
      {rows.length > 0 && (
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label="First sound rows">
          <table>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Name</th>
                <th scope="col">Category</th>
                <th scope="col">Price</th>
                <th scope="col">Read as</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, MAX_ROWS).map(({ row, fields, notes: readings, missing }) => (
                <tr key={row}>
                  <td>{row}</td>
                  <th scope="row">{fields.name}</th>
                  <td>{fields.category ?? 'as it is'}</td>
                  <td>{uploadedPrice(fields)}</td>
                  <td>{[...readings, ...partOf(missing)].join(' ') || 'as written'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > MAX_ROWS && (
        <p className={styles['note']}>and {(rows.length - MAX_ROWS).toLocaleString('en')} more.</p>
      )}
    </section>
  );
}

/** A row without every needed column can only change a tool: whether the guide has it, the server says. */
function partOf(missing: readonly string[]): string[] {
  return missing.length > 0 ? ['Changes a tool that the guide has; what is left out stays.'] : [];
}
