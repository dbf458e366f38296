import { useEffect } from 'react';
import { exportAddress } from '#api/admin-export.ts';
import { dayText } from '#domain/value/day-text.ts';
import { overview } from '#state/admin-rooms.ts';
import { AdminGate } from '../admin-gate.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { Audit } from './audit.tsx';
import { Cards } from './cards.tsx';
import { Jobs } from './jobs.tsx';
import styles from './overview.module.css';

/** The first room of the back office. */
export function Overview() {
  return (
    <AdminGate path="/admin">
      <Desk />
    </AdminGate>
  );
}

function Desk() {
  const reading = useStore(overview.store);

  useEffect(() => {
    void overview.load();
  }, []);

  return (
    <AdminReading reading={reading} retry={() => void overview.load()}>
      {(read) => (
        <div className={styles['desk']}>
          <Cards overview={read} />
          <Jobs />
          <Audit />
          <section className={styles['export']} aria-labelledby="export">
            <h2 id="export">Take it with you</h2>
            <p>
              The whole catalogue, uploads included. The CSV file opens in any spreadsheet and can be uploaded again as
              it is; the JSON file has the sources of the facts as well.
            </p>
            <div className={styles['buttons']}>
              <a className="button" href={exportAddress('csv')} download>
                Export CSV
              </a>
              <a className="button" href={exportAddress('json')} download>
                Export JSON
              </a>
            </div>
          </section>
          <p className={styles['read']}>
            Counted on {dayText(read.at)} at {read.at.slice(11, 16)} UTC.
            <button type="button" className="button button-plain" onClick={() => void overview.load()}>
              Count again
            </button>
          </p>
        </div>
      )}
    </AdminReading>
  );
}
