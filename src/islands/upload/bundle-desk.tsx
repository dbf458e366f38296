import {
  $bundleResult,
  $bundleWork,
  bundledNames,
  checkBundle,
  uploadBundle,
  verifyTools,
} from '#state/bundle-upload.ts';
import { AdminGate } from '../admin-gate.tsx';
import { useStore } from '../use-store.ts';
import { UploadList } from './upload-list.tsx';
import { UploadReport } from './upload-report.tsx';
import styles from './upload.module.css';

/** The sixteen bundled records: look, upload, verify, take back. */
export function BundleDesk() {
  return (
    <AdminGate path="/admin-upload">
      <Desk />
    </AdminGate>
  );
}

function Desk() {
  const work = useStore($bundleWork);
  const result = useStore($bundleResult);
  const label = (of: typeof work, text: string) => (work === of ? 'Processing...' : text);
  return (
    <div className={styles['desk']}>
      <section className={styles['form']} aria-labelledby="bundle-heading">
        <h2 id="bundle-heading">{bundledNames.length} bundled records</h2>
        <ol className={styles['names']}>
          {bundledNames.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <div className={styles['actions']}>
          <button type="button" className="button" disabled={work !== null} onClick={() => void checkBundle()}>
            {label('checking', 'See what would change')}
          </button>
          <button
            type="button"
            className="button button-signal"
            disabled={work !== null}
            onClick={() => void uploadBundle()}
          >
            {label('uploading', `Upload ${bundledNames.length} tools`)}
          </button>
          <button type="button" className="button" disabled={work !== null} onClick={() => void verifyTools()}>
            {label('verifying', 'Verify')}
          </button>
        </div>
        <div role="status">
          {result && (
            <p className={styles['alert']} data-good={result.isGood}>
              {result.text}
            </p>
          )}
        </div>
      </section>
      <UploadReport />
      <UploadList />
    </div>
  );
}
