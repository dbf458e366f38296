import { dayText } from '#domain/value/day-text.ts';
import type { Seen } from '#domain/project/project.ts';
import styles from './seen-by.module.css';

/** Characters of a version that tell it from another at a glance. */
const SHORT = 8;

/** Who confirmed which version of a sheet, and when; nothing when nobody has. */
export function SeenBy({ seen, hash }: { seen: readonly Seen[]; hash: string }) {
  if (seen.length === 0) return null;
  return (
    <section className={styles['seen']} aria-labelledby="seen-title">
      <h2 id="seen-title">Seen by</h2>
      <ul role="list">
        {seen.map((one) => (
          <li key={`${one.hash} ${one.name}`}>
            <b>{one.name}</b> <time dateTime={one.at}>{dayText(one.at)}</time>{' '}
            <span>{one.hash === hash ? 'this version' : `an earlier version, ${one.hash.slice(0, SHORT)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
