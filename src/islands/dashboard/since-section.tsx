import { useEffect } from 'react';
import type { SinceEntry } from '#domain/since/look.ts';
import { dayText } from '#domain/value/day-text.ts';
import { kindWords, quietText } from '#domain/since/since-text.ts';
import { $projects } from '#state/projects.ts';
import { $since, loadSince, tellSeen } from '#state/since.ts';
import { useStore } from '../use-store.ts';
import { SinceByMail } from './since-by-mail.tsx';
import styles from './since.module.css';

/** Changes that stand open; the others are a touch away. */
const OPEN = 5;

/** What changed for the reader since they last looked: the first thing on their desk, but for what touches work they delivered. */
export function SinceSection() {
  const state = useStore($since);
  const isQuiet = state.status === 'read' && state.read.entries.length === 0;
  const isBelowRecalls = (useStore($projects).recalls ?? []).length > 0;
  useEffect(tellSeen, []);
  return (
    <section className={styles['since']} aria-labelledby="since" data-quiet={isQuiet}>
      <h2 id="since">Since you last looked</h2>
      {state.status === 'read' ? (
        <>
          {isQuiet ? (
            <Quiet {...quietText(state.read.since, state.read.readOn, isBelowRecalls)} />
          ) : (
            <New entries={state.read.entries} />
          )}
          <More entries={state.read.seen} title={(count) => `Seen before: the last ${count}`} />
        </>
      ) : (
        <p role="alert">
          What changed could not be read.{' '}
          <button type="button" className="button" onClick={() => void loadSince()}>
            Try again
          </button>
        </p>
      )}
      <SinceByMail />
    </section>
  );
}

function Quiet({ head, rest }: { head: string; rest: string }) {
  return (
    <>
      <b>{head}</b>
      {rest !== '' && <p>{rest}</p>}
      <a href="/all-updates">Read Fresh Drops</a>
    </>
  );
}

function New({ entries }: { entries: readonly SinceEntry[] }) {
  return (
    <>
      <SinceList entries={entries.slice(0, OPEN)} />
      <More entries={entries.slice(OPEN)} title={(count) => `${count} more`} />
    </>
  );
}

function More({ entries, title }: { entries: readonly SinceEntry[]; title: (count: number) => string }) {
  if (entries.length === 0) return null;
  return (
    <details>
      <summary>{title(entries.length)}</summary>
      <SinceList entries={entries} />
    </details>
  );
}

/** Changes by day, each with its kind and the way to it. */
export function SinceList({ entries }: { entries: readonly SinceEntry[] }) {
  return (
    <ol role="list" className={styles['list']}>
      {entries.map(({ id, day, kind, title, text, path }) => (
        <li key={id}>
          <p className="label">
            <time dateTime={day}>{dayText(day)}</time> · {kindWords[kind]}
          </p>
          <a href={path}>{title}</a>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
