import type { ReactNode } from 'react';
import { loginAddress } from '#api/login.ts';
import styles from './desk.module.css';
import footer from './footer-waits.module.css';

/** The yak whole, as it stands in a room that holds nothing. */
const scenes = {
  deadpan: '/mascot/yak-waiting.svg',
  doubtful: '/mascot/yak-lost.svg',
  asleep: '/mascot/yak-resting.svg',
} as const;

interface DeskNoticeProps {
  title: string;
  text: ReactNode;
  mood?: keyof typeof scenes;
  /** The ways out. */
  children?: ReactNode;
}

/** Says in the place of a desk, or of a room of the back office, why it is not there, and where to go from here. */
export function DeskNotice({ title, text, mood = 'deadpan', children }: DeskNoticeProps) {
  return (
    <div className={styles['notice']}>
      <img src={scenes[mood]} alt="" width="272" height="240" />
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles['ways']}>{children}</div>
    </div>
  );
}

interface EmptyStateProps {
  /** What one gets here. */
  title: string;
  text: ReactNode;
  /** The first step. */
  children: ReactNode;
  /** What it will look like. */
  sample: ReactNode;
}

/** A page that has nothing to show yet: what it is for, how to begin, and a sample. */
export function EmptyState({ title, text, children, sample }: EmptyStateProps) {
  return (
    <>
      <header className={styles['empty']}>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        <div className={styles['ways']}>{children}</div>
        <img src={scenes.deadpan} alt="" width="272" height="240" />
      </header>
      {sample}
    </>
  );
}

/** Sends to sign-in, from there back to `path`; `text` says what needs it. */
export function SignInNotice({ text, path }: { text: string; path: string }) {
  return (
    <>
      <p className={`label ${styles['required']}`}>Sign In Required</p>
      <p className="lede">{text}</p>
      <div className={styles['ways']}>
        <a className="button button-signal" href={loginAddress(path)}>
          Sign In
        </a>
      </div>
    </>
  );
}

/** Keeps the place of a desk while it is loaded; `label` says so to those who cannot see it. */
export function DeskSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className={`${styles['skeleton']} ${footer['waits']}`}>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
