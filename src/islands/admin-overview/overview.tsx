import { useEffect } from 'react';
import { dayText } from '#domain/calendar/day-text.ts';
import { overview } from '#state/back-office.ts';
import { AdminGate } from '../admin-gate.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { Cards } from './cards.tsx';
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
        <>
          <Cards overview={read} />
          <p className={styles['read']}>
            Counted on {dayText(read.at)} at {read.at.slice(11, 16)} UTC.
            <button type="button" className="button button-plain" onClick={() => void overview.load()}>
              Count again
            </button>
          </p>
        </>
      )}
    </AdminReading>
  );
}
