import { useEffect, useState } from 'react';
import type { ReviewAnswer } from '#api/admin-submissions.ts';
import { $review, forgetProblem, loadReview } from '#state/review.ts';
import { AdminGate } from '../admin-gate.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { DecidedList } from './decided-list.tsx';
import { SubmissionCard } from './submission-card.tsx';
import room from '../waiting-room.module.css';
import styles from './review.module.css';

/** Which form of which submission is open: one at a time. */
export type OpenForm = { id: string; kind: 'publish' | 'decline' } | null;

/** Submitted tools, to be decided. */
export function ReviewRoom() {
  return (
    <AdminGate path="/admin/review">
      <Queue />
    </AdminGate>
  );
}

function Queue() {
  const reading = useStore($review);

  useEffect(() => {
    void loadReview();
  }, []);

  return (
    <AdminReading reading={reading} retry={() => void loadReview()}>
      {(read) => <Lists {...read} />}
    </AdminReading>
  );
}

function Lists({ waiting, queue, decided, listed }: ReviewAnswer) {
  const [open, setOpen] = useState<OpenForm>(null);
  const openForm = (next: OpenForm) => {
    forgetProblem();
    setOpen(next);
  };
  return (
    <div className={room['room']}>
      <p role="status" className={room['count']}>
        <b>{waiting}</b> {waiting === 1 ? 'submission waits' : 'submissions wait'}
        {queue.length < waiting && `; these are the ${queue.length} that have waited longest`}.
      </p>
      {waiting === 0 && (
        <div className={room['empty']}>
          <img src="/mascot/yak-asleep.svg" alt="" width="140" height="140" />
          <p>Nobody waits. The yak has seen this before and does not expect it to last.</p>
        </div>
      )}
      <ol role="list" className={styles['queue']}>
        {queue.map((submission) => (
          <li key={submission.id}>
            <SubmissionCard
              submission={submission}
              listed={listed[submission.id] ?? null}
              open={open?.id === submission.id ? open.kind : null}
              onOpen={(kind) => openForm(kind && { id: submission.id, kind })}
            />
          </li>
        ))}
      </ol>
      {decided.length > 0 && <DecidedList decided={decided} />}
    </div>
  );
}
