import { useEffect } from 'react';
import { auditText } from '#domain/admin/audit-entry.ts';
import { momentText } from '#domain/admin/job/run-text.ts';
import { $audit, loadAudit } from '#state/audit.ts';
import { useStore } from '../use-store.ts';
import styles from './overview.module.css';

/** Who did what, newest first, page by page. */
export function Audit() {
  const reading = useStore($audit);

  useEffect(() => {
    void loadAudit(null);
  }, []);

  return (
    <section aria-labelledby="audit-title">
      <h2 id="audit-title">Audit</h2>
      {reading.status !== 'read' ? (
        <p role="status">{reading.status === 'loading' ? 'Reading …' : 'The audit could not be read.'}</p>
      ) : (
        <>
          {reading.read.lines.length === 0 && <p>Nothing to look up here.</p>}
          <ul className={styles['lines']}>
            {reading.read.lines.map((line) => (
              <li key={`${line.at} ${line.who} ${line.action}`}>
                <h3>{momentText(line.at)}</h3>
                <p className={styles['state']}>
                  {line.address ?? (line.who ? `person ${line.who.slice(0, 8)}` : 'somebody')}
                </p>
                <p>{auditText(line)}.</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles['buttons']}>
        {reading.status === 'read' && reading.read.next !== null && (
          <button type="button" className="button" onClick={() => void loadAudit(reading.read.next)}>
            Older
          </button>
        )}
        <button type="button" className="button button-plain" onClick={() => void loadAudit(null)}>
          Newest
        </button>
      </p>
    </section>
  );
}
