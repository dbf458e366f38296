import type { RightAnswer } from '#domain/tool/plan/right-lines.ts';
import styles from './said-right.module.css';

/** Answers to one right in a cell: the answer first, then the plans that give it, and below what it hangs on. */
export function SaidRight({ answers }: { answers: readonly RightAnswer[] }) {
  return (
    <div className={styles['said']}>
      {answers.map(({ plans, text, condition, isRead }) => (
        <p key={plans + text}>
          <b data-unread={isRead ? undefined : ''}>{text}</b>
          {plans && <span>{` on ${plans}`}</span>}
          {condition && <small>{condition}</small>}
        </p>
      ))}
    </div>
  );
}
