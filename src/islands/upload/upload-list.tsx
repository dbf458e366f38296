import { useEffect, useState } from 'react';
import type { UploadEntry } from '#api/uploads.contract.ts';
import { $undoing, $uploads, loadUploads, undoUpload } from '#state/uploads.ts';
import { useStore } from '../use-store.ts';
import styles from './upload.module.css';

const kindWords = { csv: 'CSV', records: 'Bundle', submission: 'Suggested tool', edit: 'Desk' } as const;
const timeText = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const MOST = 20;

/** Every upload: who, when, what; the last one can be taken back. */
export function UploadList() {
  const list = useStore($uploads);

  useEffect(() => {
    void loadUploads();
  }, []);

  return (
    <section className={styles['part']} aria-labelledby="uploads-heading">
      <h2 id="uploads-heading">Uploads</h2>
      {list.status === 'failed' && (
        <p>
          The list could not be read.{' '}
          <button type="button" className="button" onClick={() => void loadUploads()}>
            Try again
          </button>
        </p>
      )}
      {list.status === 'read' && list.read.length === 0 && (
        <p className={styles['note']}>Nothing was uploaded yet. The files of the guide are all there is.</p>
      )}
      {list.status === 'read' && list.read.length > 0 && (
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label="List of uploads">
          <table className={styles['uploads']}>
            <thead>
              <tr>
                <th scope="col">When (UTC)</th>
                <th scope="col">Who</th>
                <th scope="col">From</th>
                <th scope="col">New</th>
                <th scope="col">Changed</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {list.read.slice(0, MOST).map((entry) => (
                <tr key={entry.id} data-undone={entry.undone !== null}>
                  <th scope="row">{timeText.format(new Date(entry.at))}</th>
                  <td data-label="Who">{entry.by ?? 'an admin who left'}</td>
                  <td data-label="From">{kindWords[entry.kind]}</td>
                  <td data-label="New">{entry.created.toLocaleString('en')}</td>
                  <td data-label="Changed">{entry.updated.toLocaleString('en')}</td>
                  <td data-label="State">
                    <State entry={entry} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function State({ entry: { id, at, canUndo, undone, created, updated } }: { entry: UploadEntry }) {
  const undoing = useStore($undoing);
  const [isAsked, setAsked] = useState(false);
  if (undone) return `Taken back ${timeText.format(new Date(undone.at))}`;
  if (!canUndo) return 'Live';
  if (!isAsked) {
    return (
      <button
        type="button"
        className="button"
        onClick={() => setAsked(true)}
        aria-label={`Undo the upload of ${timeText.format(new Date(at))}`}
      >
        Undo
      </button>
    );
  }
  return (
    <span className={styles['actions']}>
      <button
        type="button"
        className="button button-signal"
        autoFocus
        disabled={undoing !== null}
        onClick={() => void undoUpload(id)}
      >
        {undoing === id
          ? 'Processing...'
          : `Take back ${(created + updated).toLocaleString('en')} ${created + updated === 1 ? 'tool' : 'tools'}`}
      </button>
      <button type="button" className="button button-plain" onClick={() => setAsked(false)}>
        Keep
      </button>
    </span>
  );
}
