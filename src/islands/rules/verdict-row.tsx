import { dayText } from '#domain/calendar/day-text.ts';
import type { NamedVerdict } from '#domain/rules/group-verdicts.ts';
import { mailLink, makerQuestions } from '#domain/rules/maker-questions.ts';
import { ruleWords } from '#domain/rules/rule-words.ts';
import { caveats, planText, reasonText, rowLine, type StatedReason } from '#domain/rules/verdict-row.ts';
import { sourceHint } from '#domain/tool/evidence.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { copyText } from '#state/clipboard.ts';
import styles from './rules.module.css';

/** One tool: plan and price that pass, the line that says why or why not, and below it the words of every reason. */
export function VerdictRow({ verdict }: { verdict: NamedVerdict }) {
  const { toolId, name, reasons, reasonsOn } = verdict;
  const plan = planText(verdict);
  const line = rowLine(verdict);
  const isUnknown = verdict.verdict === 'unknown';
  return (
    <li className={styles['row']} data-verdict={verdict.verdict}>
      <h3>
        <a href={toolPath({ id: toolId })}>{name}</a>
      </h3>
      {plan !== null && <p className={styles['plan']}>{plan}</p>}
      {line !== '' && (
        <p className={styles['line']}>
          {verdict.verdict === 'passes when switched' && <b>Switch: </b>}
          {line}
        </p>
      )}
      {caveats(verdict).map((caveat) => (
        <p key={caveat} className={styles['line']}>
          <b>Mind</b> {caveat}
        </p>
      ))}
      {(reasons.length > 0 || isUnknown) && (
        <details className={styles['proof']}>
          <summary>
            {isUnknown ? 'What is known, and questions for the maker' : 'Words, pages, days'}
            <span className="visually-hidden"> of {name}</span>
          </summary>
          {reasonsOn !== null && reasons.length > 0 && <p className="label">On the plan ‘{reasonsOn}’</p>}
          <ul role="list">
            {reasons.map((reason) => (
              <Reason key={reason.rule} reason={reason} />
            ))}
          </ul>
          {isUnknown && <Questions verdict={verdict} />}
        </details>
      )}
    </li>
  );
}

function Reason({ reason }: { reason: StatedReason }) {
  const { rule, verdict, condition, quote, page, copy, day } = reason;
  return (
    <li data-verdict={verdict}>
      <p>
        <b>{ruleWords[rule].title}</b> <span className={styles['verdict']}>{verdict}</span>
      </p>
      <p>
        {reasonText(reason)}
        {condition && `: ${condition}`}.
      </p>
      {quote !== null && page !== null && (
        <blockquote cite={page}>
          “{quote}”{' '}
          <span>
            <Source address={page} />
            {day !== null && (
              <>
                , <time dateTime={day}>{dayText(day)}</time>
              </>
            )}
            {copy !== null && (
              <>
                , read in a copy at <Source address={copy} />
              </>
            )}
          </span>
        </blockquote>
      )}
    </li>
  );
}

function Source({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener">
      {new URL(address).hostname.replace(/^www\./, '')}
      <span className="visually-hidden">{sourceHint(address)}</span>
    </a>
  );
}

function Questions({ verdict }: { verdict: NamedVerdict }) {
  const draft = makerQuestions(verdict.name, verdict);
  return (
    <div className={styles['questions']}>
      <a className="button" href={mailLink(draft)}>
        Questions for the maker, as a mail
      </a>
      <button
        type="button"
        className="button"
        onClick={() => void copyText(`${draft.subject}\n\n${draft.body}`, 'The mail')}
      >
        Copy the mail
      </button>
    </div>
  );
}
