import { plansAsTheyCome, tellingReasons } from '#domain/collection/client-sheet.ts';
import type { NamedVerdict } from '#domain/rules/group-verdicts.ts';
import { ruleWords } from '#domain/rules/rule-words.ts';
import { caveats, planText, reasonText, type StatedReason, standingWords } from '#domain/rules/verdict-row.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { ReasonWords } from '#parts/reason-words.tsx';
import { VerdictWord } from '#parts/verdict-word.tsx';
import { MakerMail } from '../maker-mail.tsx';
import styles from './client-sheet.module.css';
import { UnreadRules } from './unread-rules.tsx';

/** One tool: its verdict, the plan that it holds on, and the words that say so. */
export function SheetRow({ verdict }: { verdict: NamedVerdict }) {
  const { toolId, name, reasonsOn } = verdict;
  const { told, also } = tellingReasons(verdict);
  const unread = told.filter(({ says }) => says === 'not read').map(({ rule }) => rule);
  const asItComes = plansAsTheyCome(verdict);
  const conditions = caveats(verdict).length;
  return (
    <tr data-verdict={verdict.verdict}>
      <th scope="row">
        <a href={`${toolPath({ id: toolId })}#plans`}>{name}</a>
        <VerdictWord
          verdict={verdict.verdict}
          standing={standingWords(verdict.verdict, conditions)}
          hangs={conditions > 0}
        />
      </th>
      <td>
        {planText(verdict) ?? otherwise(verdict)}
        {asItComes.length > 0 && <small>Without a switch on {asItComes.join(', ')}</small>}
      </td>
      <td>
        {told.length === 0 ? (
          <p>{reasonsOn === null ? '' : 'Nothing is asked for.'}</p>
        ) : (
          <ul role="list">
            {told
              .filter(({ says }) => says !== 'not read')
              .map((reason) => (
                <li key={reason.rule}>
                  <Answer reason={reason} />
                  {reason.condition && `. Mind: ${reason.condition}`}. <ReasonWords reason={reason} />
                </li>
              ))}
            {unread.length > 0 && (
              <li>
                <UnreadRules rules={unread} />
              </li>
            )}
            {also.length > 0 && <li>Fails too: {also.map((rule) => ruleWords[rule].subject).join(', ')}.</li>}
          </ul>
        )}
        {verdict.verdict === 'unknown' && (
          <div className={styles['questions']}>
            <MakerMail verdict={verdict} />
          </div>
        )}
      </td>
    </tr>
  );
}

/** What is said on a rule; its title stands before what says nothing of it itself, as 'Does not apply'. */
function Answer({ reason }: { reason: StatedReason }) {
  const { title, answers } = ruleWords[reason.rule];
  const text = reasonText(reason);
  if (Object.values(answers).includes(text)) return <b>{text}</b>;
  return (
    <>
      <b>{title}:</b> {text}
    </>
  );
}

/** Where no plan passes: which one the reasons are about. */
function otherwise({ verdict, reasonsOn, reasons, failsOnEveryPlan }: NamedVerdict): string {
  if (reasonsOn === null) return verdict === 'fails' && reasons.length === 0 ? 'Shut down' : 'No plan read';
  if (verdict === 'fails')
    return failsOnEveryPlan.length > 0 ? 'No plan passes' : `No plan passes; closest: ${reasonsOn}`;
  return `Looked at: ${reasonsOn}`;
}
