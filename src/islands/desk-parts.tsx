import type { ReactNode } from 'react';
import styles from './desk.module.css';

interface DeskNoticeProps {
  title: string;
  text: string;
  mood?: 'deadpan' | 'doubtful' | 'asleep';
  /** The ways out. */
  children?: ReactNode;
}

/** Says in the place of a desk why it is not there, and where to go from here. */
export function DeskNotice({ title, text, mood = 'deadpan', children }: DeskNoticeProps) {
  return (
    <div className={styles['notice']}>
      <img src={`/mascot/yak-${mood}.svg`} alt="" width="140" height="140" />
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles['ways']}>{children}</div>
    </div>
  );
}

/** Keeps the place of a desk while it is loaded; `label` says so to those who cannot see it. */
export function DeskSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className={styles['skeleton']}>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
