import type { ReactNode } from 'react';
import type { Reading } from '#state/back-office.ts';
import styles from './admin-gate.module.css';

/** What a room of the back office shows while it reads, when it could not, and when it has. */
export function AdminReading<Read>({ reading, retry, children }: { reading: Reading<Read>; retry: () => void; children: (read: Read) => ReactNode }) {
  if (reading.status === 'read') return children(reading.read);
  if (reading.status === 'loading') {
    return (
      <div role="status" className={styles['skeleton']}>
        <span className="visually-hidden">Counting</span>
      </div>
    );
  }
  return (
    <div className={styles['notice']} role="alert">
      <img src="/mascot/yak-asleep.svg" alt="" width="140" height="140" />
      <h2>Nothing could be read</h2>
      <p>Our storage does not answer right now. Nothing is lost, and nothing was changed.</p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
