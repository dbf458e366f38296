import { dayText } from '#domain/calendar/day-text.ts';
import type { Submission } from '#domain/submission/submission.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import styles from './review.module.css';

/** The last decisions. */
export function DecidedList({ decided }: { decided: readonly Submission[] }) {
  return (
    <section aria-labelledby="decided" className={styles['decided']}>
      <h2 id="decided">Decided lately</h2>
      <ul role="list">
        {decided.map(({ id, toolName, decision }) => (
          <li key={id}>
            <b>{toolName}</b>
            {decision && (
              <span>
                {decision.state}, <time dateTime={decision.decidedAt}>{dayText(decision.decidedAt)}</time>
                {decision.state === 'declined' && `: ${decision.reason}`}
                {decision.state === 'accepted' && decision.toolId !== null && (
                  <>
                    : <a href={toolPath({ id: decision.toolId })}>read its page</a>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
