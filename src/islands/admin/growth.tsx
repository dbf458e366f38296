import { useEffect } from 'react';
import { momentText } from '#domain/admin/job/run-text.ts';
import { growth } from '#state/admin-rooms.ts';
import { AdminGate } from '../admin-gate.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { WeekTable } from './week-table.tsx';
import styles from './growth.module.css';

/** Who subscribes by mail: counts and growth, never an address. */
export function Growth() {
  return (
    <AdminGate path="/admin/subscribers">
      <Counts />
    </AdminGate>
  );
}

function Counts() {
  const reading = useStore(growth.store);

  useEffect(() => {
    void growth.load();
  }, []);

  return (
    <AdminReading reading={reading} retry={() => void growth.load()}>
      {({ byState, weeks, countedAt }) => (
        <div className={styles['room']}>
          <div>
            <dl className={styles['counts']}>
              <div>
                <dt>Confirmed</dt>
                <dd>{byState.confirmed}</dd>
              </div>
              <div>
                <dt>Waiting for their click</dt>
                <dd>{byState.pending}</dd>
              </div>
              <div>
                <dt>Left</dt>
                <dd>{byState.unsubscribed}</dd>
              </div>
            </dl>
            <p>Counted on {momentText(countedAt)}.</p>
          </div>
          <WeekTable weeks={weeks} />
        </div>
      )}
    </AdminReading>
  );
}
