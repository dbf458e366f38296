import { useEffect, useState } from 'react';
import type { CaseState } from '#api/admin-payments.contract.ts';
import { $cases, loadCases } from '#state/payment-cases.ts';
import { AdminGate } from '../admin-gate.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { CaseItem } from './case-item.tsx';
import room from '#parts/waiting-room.module.css';
import styles from './payments.module.css';

const titles = { open: 'Open', done: 'Done' } as const;
const states = ['open', 'done'] as const;

/** Disputes, and refunds that somebody has to look at. */
export function PaymentRoom() {
  return (
    <AdminGate path="/admin/payments">
      <Cases />
    </AdminGate>
  );
}

function Cases() {
  const reading = useStore($cases);
  const [state, setState] = useState<CaseState>('open');
  useEffect(() => void loadCases(state), [state]);
  const counts = reading.status === 'read' ? reading.read.counts : null;
  return (
    <div className={`${room['room']} ${styles['room']}`}>
      <fieldset className={room['states']}>
        <legend>Show</legend>
        {states.map((one) => (
          <label key={one}>
            <input type="radio" name="state" checked={state === one} onChange={() => setState(one)} />
            {titles[one]}
            {counts && ` (${counts[one].toLocaleString('en')})`}
          </label>
        ))}
      </fieldset>
      <AdminReading reading={reading} retry={() => void loadCases(state)}>
        {({ cases }) => (
          <section aria-label="Disputes and refunds">
            <p role="status" className={`${room['count']} ${room['status']}`}>
              {statusWords(state, cases.length)}
            </p>
            {cases.length === 0 && (
              <div className={room['empty']}>
                <img src="/mascot/yak-resting.svg" alt="" width="238" height="210" />
              </div>
            )}
            <ol role="list">
              {cases.map((one) => (
                <CaseItem key={one.id} at={one} />
              ))}
            </ol>
          </section>
        )}
      </AdminReading>
    </div>
  );
}

function statusWords(state: CaseState, shown: number): string {
  if (state === 'done') return shown === 0 ? 'Nothing was done yet.' : 'What was done, newest first.';
  if (shown === 0) return 'No dispute or refund waits for anybody.';
  return shown === 1 ? 'One case waits.' : `${shown.toLocaleString('en')} cases wait; oldest first.`;
}
