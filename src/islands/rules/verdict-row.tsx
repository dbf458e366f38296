import type { ReactNode } from 'react';
import { upperFirst } from '#domain/text/first-letter.ts';
import type { NamedVerdict } from '#domain/rules/group-verdicts.ts';
import { ruleWords } from '#domain/rules/rule-words.ts';
import { caveats, planText, reasonText, rowLine, standingWords, type StatedReason } from '#domain/rules/verdict-row.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { ReasonWords } from '#parts/reason-words.tsx';
import { VerdictWord } from '#parts/verdict-word.tsx';
import { MakerMail } from '../maker-mail.tsx';
import styles from './rules.module.css';

interface Props {
  verdict: NamedVerdict;
  /** Says the verdict beside the name, where no heading above it does. */
  isTold?: boolean;
}

/**
 * One tool. What passes has its plan, its price and the conditions of its terms, and opens to the words of every reason;
 * what does not pass is one line, which opens to the same and to questions for the maker.
 */
export function VerdictRow({ verdict, isTold = false }: Props) {
  const { toolId, name, reasons } = verdict;
  const plan = planText(verdict);
  const named = `${name}, `;
  const line = rowLine(verdict);
  const conditions = caveats(verdict);
  return (
    <li className={styles['row']} data-verdict={verdict.verdict} data-told={isTold ? '' : undefined}>
      <h3>
        <a href={toolPath({ id: toolId })}>{name}</a>
      </h3>
      {isTold && (
        <VerdictWord
          verdict={verdict.verdict}
          standing={standingWords(verdict.verdict, conditions.length)}
          hangs={conditions.length > 0}
        />
      )}
      {plan === null ? (
        <Proof verdict={verdict}>{line}</Proof>
      ) : (
        <>
          <p className={styles['plan']}>{plan.startsWith(named) ? upperFirst(plan.slice(named.length)) : plan}</p>
          {line !== '' && (
            <p className={styles['line']}>
              <b>Switch</b> {line}
            </p>
          )}
          {conditions.map((caveat) => (
            <p key={caveat} className={styles['line']}>
              <b>Mind</b> {caveat}
            </p>
          ))}
          {reasons.length > 0 && (
            <Proof verdict={verdict}>
              What it rests on<span className="visually-hidden">: {name}</span>
            </Proof>
          )}
        </>
      )}
    </li>
  );
}

/** Every reason with its words, under the line that opens it; a line with nothing under it is only a line. */
function Proof({ verdict, children }: { verdict: NamedVerdict; children: ReactNode }) {
  const { reasons, reasonsOn } = verdict;
  const isUnknown = verdict.verdict === 'unknown';
  if (reasons.length === 0 && !isUnknown) return <p className={styles['proof']}>{children}</p>;
  return (
    <details className={styles['proof']}>
      <summary>{children}</summary>
      {reasonsOn !== null && <p className="label">On the plan ‘{reasonsOn}’</p>}
      <ul role="list">
        {reasons.map((reason) => (
          <Reason key={reason.rule} reason={reason} />
        ))}
      </ul>
      {isUnknown && (
        <div className={styles['questions']}>
          <MakerMail verdict={verdict} />
        </div>
      )}
    </details>
  );
}

function Reason({ reason }: { reason: StatedReason }) {
  const { rule, verdict, condition } = reason;
  return (
    <li data-verdict={verdict}>
      <p>
        <b>{ruleWords[rule].title}</b> <span className={styles['verdict']}>{verdict}</span>
      </p>
      <p>
        {reasonText(reason)}
        {condition && `: ${condition}`}.
      </p>
      <ReasonWords reason={reason} />
    </li>
  );
}
