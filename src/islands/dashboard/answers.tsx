import { type ReactNode, useId } from 'react';
import type { SavedTool } from '#api/saved-tools.ts';
import { overlapsOf } from '#domain/collection/brief/overlaps.ts';
import { countInParts, countRights } from '#domain/collection/brief/rights-count.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { rulesQuery } from '#domain/rules/rules-address.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { andList } from '#domain/text/list-text.ts';
import { numberWord } from '#domain/text/number-word.ts';
import { UNCONFIRMED_MARK } from '#domain/tool/plan/price.ts';
import { leftOutText, markedAmount, paidWorkSumText, savedTotal } from '#domain/tool/plan/saved-total.ts';
import { $rulesInForce, $verdicts, $verdictsFailed, askAgain, isAnswered } from '#state/rules-in-force.ts';
import { useStore } from '../use-store.ts';
import styles from './answers.module.css';

interface Props {
  list: readonly SavedTool[];
  /** What changed, where that is told in a line. */
  children?: ReactNode;
}

/** The three answers of the first screen, side by side, each with the way on: what changed, what one may do with the saved tools, what a month of them costs. */
export function Answers({ list, children }: Props) {
  return (
    <div className={styles['answers']}>
      {children}
      <Allowed list={list} />
      <MonthlyTotal list={list} />
    </div>
  );
}

function MonthlyTotal({ list }: { list: readonly SavedTool[] }) {
  const id = useId();
  const total = savedTotal(list);
  const { paidCount, freeCount, uncounted, paidWork } = total;
  const isPriced = paidWork.count > 0;
  const { unconfirmed } = isPriced ? paidWork : total;
  const overlaps = overlapsOf(list).length;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Monthly total</h2>
      <b>
        {markedAmount(isPriced ? paidWork : total)} <small>a month</small>
      </b>
      <p>
        {isPriced ? (
          `With paid work, on the cheapest plans that permit it.${leftOutText(paidWork)} The rights are counted on the same plans.`
        ) : (
          <>
            {paidWorkSumText(paidWork)} {paidCount === 1 ? '1 paid tool' : `${paidCount} paid tools`} at the cheapest
            plan{freeCount > 0 && `, ${freeCount} with a free plan`}.
            {uncounted.length > 0 &&
              ` ${andList(uncounted)} ${uncounted.length === 1 ? 'is' : 'are'} not counted: sold by use, once, on request or not in dollars.`}
          </>
        )}
        {unconfirmed.length > 0 &&
          ` ${UNCONFIRMED_MARK} With prices that nobody has confirmed: ${andList(unconfirmed)}.`}
      </p>
      {overlaps > 0 && (
        <a href="#overlaps">See {overlaps === 1 ? 'one overlap' : `${numberWord(overlaps)} overlaps`}</a>
      )}
    </section>
  );
}

/** Of the rights that are counted those that the rows tell: paid work and uploads. */
const COUNTED = 2;

function Allowed({ list }: { list: readonly SavedTool[] }) {
  const id = useId();
  const inForce = useStore($rulesInForce, null);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{inForce ? `Under “${inForce.name}”` : 'What you may do'}</h2>
      {inForce ? (
        <UnderRules list={list} rules={inForce.rules} />
      ) : (
        <>
          <ul role="list">
            {countRights(list)
              .slice(0, COUNTED)
              .map(countInParts)
              .map(({ share, says, note }) => (
                <li key={says}>
                  <b>{share}</b> <span>{says}</span>
                  {note && <p>{note}</p>}
                </li>
              ))}
          </ul>
          <a href="/rules">Check them for a client</a>
        </>
      )}
    </section>
  );
}

/** How many pass, and the way to what the others lack. */
function UnderRules({ list, rules }: { list: readonly SavedTool[]; rules: Rules }) {
  const verdicts = useStore($verdicts);
  const isJudged = list.every(({ id }) => isAnswered(id));
  if (useStore($verdictsFailed)) {
    return (
      <p role="alert">
        The verdicts could not be read.{' '}
        <button type="button" className="button" onClick={askAgain}>
          Try again
        </button>
      </p>
    );
  }
  const judged = list.flatMap(({ id }) => verdicts.get(id) ?? []);
  return (
    <>
      <b role="status">{isJudged ? shareText(judged) : 'Judging …'}</b>
      <p>{rulesText(rules)}.</p>
      <a href={`/rules?${rulesQuery(rules)}`}>{isJudged ? nextText(judged) : 'See the verdicts'}</a>
    </>
  );
}

type Judged = readonly Pick<VerdictStatement, 'verdict'>[];

const count = (judged: Judged, verdict: VerdictStatement['verdict']) =>
  judged.filter((one) => one.verdict === verdict).length;

/** '1 of 5 passes'; what passes when switched counts. */
function shareText(judged: Judged): string {
  const pass = count(judged, 'passes') + count(judged, 'passes when switched');
  return `${pass === 0 ? 'None' : pass} of ${judged.length} ${pass === 1 ? 'passes' : 'pass'}`;
}

/** What to do about the others. */
function nextText(judged: Judged): string {
  const fail = count(judged, 'fails');
  if (fail > 0) return `See why ${fail} ${fail === 1 ? 'fails' : 'fail'}`;
  return count(judged, 'unknown') > 0 ? 'See what to ask' : 'See the plan of each';
}
