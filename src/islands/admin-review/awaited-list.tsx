import type { AwaitedLetter } from '#api/admin-submissions.contract.ts';
import { dayText } from '#domain/value/day-text.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $deciding, tellAgain } from '#state/review.ts';
import { useStore } from '../use-store.ts';
import styles from './review.module.css';

/** Senders who are told once the page of their tool answers. */
export function AwaitedList({ awaited }: { awaited: readonly AwaitedLetter[] }) {
  const deciding = useStore($deciding);
  return (
    <section aria-labelledby="awaited" className={styles['decided']}>
      <h2 id="awaited">Letters that wait for a page</h2>
      <p>Each goes out by itself when the tool’s page answers; a job looks every five minutes.</p>
      <ul role="list">
        {awaited.map(({ id, toolName, toolId, since, lastLook }) => (
          <li key={id}>
            <b>{toolName}</b>
            <span className={styles['line']}>
              <span>
                Accepted on <time dateTime={since}>{dayText(since)}</time>.{' '}
                <a href={toolPath({ id: toolId })}>Its page</a> {answerWords(lastLook)}
              </span>
              <button
                type="button"
                className="button"
                disabled={deciding?.isBusy ?? false}
                onClick={() => void tellAgain(id)}
              >
                Look now<span className="visually-hidden"> for the page of {toolName}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function answerWords(lastLook: AwaitedLetter['lastLook']): string {
  if (!lastLook) return 'has not been looked at yet.';
  const { at, status } = lastLook;
  const when = new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return status === null ? `did not answer on ${when}.` : `answered ${status} on ${when}.`;
}
