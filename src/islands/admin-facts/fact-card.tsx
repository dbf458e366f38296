import type { FactOnDesk } from '#api/admin-facts.contract.ts';
import { dayText } from '#domain/value/day-text.ts';
import { evidenceText } from '#domain/tool/evidence/evidence.ts';
import { $isDeciding, decide } from '#state/fact-debt.ts';
import { useStore } from '../use-store.ts';
import type { Mode } from './draft-name.ts';
import { FactForm } from './fact-form.tsx';
import styles from './facts.module.css';

interface CardProps {
  task: FactOnDesk;
  mode: Mode;
  setMode: (mode: Mode) => void;
}

/** One fact: what the guide says, what its page said and says, who told us, and what can be done. */
export function FactCard({ task, mode, setMode }: CardProps) {
  const isDeciding = useStore($isDeciding);
  const { toolId, toolName, title, reason, value, evidence, passageThen, passageNow, reports, ageDays } = task;
  return (
    <article className={styles['card']} aria-labelledby="fact">
      <h2 id="fact">
        <a href={`/tool-fluid/${toolId}`}>{toolName}</a>: {title.toLowerCase()}
      </h2>
      <p>
        {reason} {evidence && `Last read ${ageDays === 0 ? 'today' : `${ageDays} days ago`}.`}
      </p>
      <dl className={styles['says']}>
        <div>
          <dt>The guide says</dt>
          <dd>
            <b>{value}</b>
            <p>{evidenceText(evidence, toolName)}</p>
          </dd>
        </div>
        {evidence && (
          <div>
            <dt>Its words</dt>
            <dd>
              <q>{evidence.quote}</q>{' '}
              <a href={evidence.source} target="_blank" rel="noopener">
                {new URL(evidence.source).hostname}
                <span className="visually-hidden"> (opens a new tab)</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
      {(passageThen || passageNow) && (
        <div className={styles['passages']}>
          <section aria-labelledby="then">
            <h3 id="then">Then</h3>
            <p>{passageThen || 'The watch had not seen this page before.'}</p>
          </section>
          <section aria-labelledby="now" data-now>
            <h3 id="now">Now</h3>
            <p>{passageNow || 'Nothing on the page is like it.'}</p>
          </section>
        </div>
      )}
      {reports.map(({ id, name, words, at }) => (
        <blockquote key={id} className={styles['report']}>
          <p>{words}</p>
          <footer>
            {name}, {dayText(at)}
          </footer>
        </blockquote>
      ))}
      {mode === 'look' ? (
        <p className={styles['actions']}>
          <button type="button" className="button" disabled={isDeciding} onClick={() => setMode('confirm')}>
            Confirm
          </button>
          <button
            type="button"
            className="button button-signal"
            disabled={isDeciding}
            onClick={() => setMode('correct')}
          >
            Correct
          </button>
          <button
            type="button"
            className="button"
            disabled={isDeciding}
            onClick={() => void decide(task, { decision: 'leave', reason: '', toldBy: null })}
          >
            Leave
          </button>
        </p>
      ) : (
        <FactForm key={mode} task={task} mode={mode} onDone={() => setMode('look')} />
      )}
    </article>
  );
}
