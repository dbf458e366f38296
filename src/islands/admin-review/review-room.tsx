import { useEffect, useState } from 'react';
import type { ReviewAnswer } from '#api/admin-submissions.contract.ts';
import { $review, forgetProblem, loadReview } from '#state/review.ts';
import { AdminGate } from '../admin-gate.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { AwaitedList } from './awaited-list.tsx';
import { DecidedList } from './decided-list.tsx';
import { SubmissionCard } from './submission-card.tsx';
import room from '#parts/waiting-room.module.css';
import styles from './review.module.css';

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

function Lists({ waiting, queue, decided, twins, threads, awaited }: ReviewAnswer) {
  const [declining, setDeclining] = useState<string | null>(null); // one at a time
  const decline = (id: string | null) => {
    forgetProblem();
    setDeclining(id);
  };
  return (
    <div className={room['room']}>
      <p role="status" className={room['count']}>
        <b>{waiting}</b> {waiting === 1 ? 'submission waits' : 'submissions wait'}
        {queue.length < waiting && `; these are the ${queue.length} that have waited longest`}.
      </p>
      {waiting === 0 && (
        <div className={room['empty']}>
          <img src="/mascot/yak-resting.svg" alt="" width="238" height="210" />
          <p>Nobody waits. The yak has seen this before and does not expect it to last.</p>
        </div>
      )}
      <ol role="list" className={styles['queue']}>
        {queue.map((submission) => (
          <li key={submission.id}>
            <SubmissionCard
              submission={submission}
              twins={twins[submission.id] ?? { tools: [], submissions: [] }}
              thread={threads[submission.id] ?? []}
              isDeclining={declining === submission.id}
              onDecline={(isOpen) => decline(isOpen ? submission.id : null)}
            />
          </li>
        ))}
      </ol>
      {awaited.length > 0 && <AwaitedList awaited={awaited} />}
      {decided.length > 0 && <DecidedList decided={decided} threads={threads} />}
    </div>
  );
}
