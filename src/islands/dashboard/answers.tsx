import type { ReactNode } from 'react';
import type { SavedTool } from '#api/saved-tools.ts';
import { allowedShares } from '#domain/collection/brief/rights-count.ts';
import { tallyText } from '#domain/rules/order-under-rules.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { rulesQuery } from '#domain/rules/rules-address.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { UNCONFIRMED_MARK } from '#domain/tool/plan/price.ts';
import { leftOutText, markedAmount, paidWorkSumText, savedTotal } from '#domain/tool/plan/saved-total.ts';
import { $rulesInForce, $verdicts, $verdictsFailed, askAgain, isAnswered } from '#state/rules-in-force.ts';
import { useStore } from '../use-store.ts';
import styles from './answers.module.css';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

interface Props {
  list: readonly SavedTool[];
  /** What changed, where that is told in a line. */
  children?: ReactNode;
}

/** The three answers of the first screen, side by side: what one may do with the saved tools, what a month of them costs, what changed. */
export function Answers({ list, children }: Props) {
  return (
    <div className={styles['answers']}>
      <Allowed list={list} />
      <MonthlyTotal list={list} />
      {children}
    </div>
  );
}

function MonthlyTotal({ list }: { list: readonly SavedTool[] }) {
  const total = savedTotal(list);
  const { paidCount, freeCount, uncounted, paidWork } = total;
  const isPriced = paidWork.count > 0;
  const { unconfirmed } = isPriced ? paidWork : total;
  return (
    <section aria-labelledby="monthly-total">
      <h2 id="monthly-total">Monthly total</h2>
      <b>
        {markedAmount(isPriced ? paidWork : total)} <small>a month</small>
      </b>
      <p>
        {isPriced ? (
          `With paid work, on the cheapest plans that permit it.${leftOutText(paidWork)}`
        ) : (
          <>
            {paidWorkSumText(paidWork)} {paidCount === 1 ? '1 paid tool' : `${paidCount} paid tools`} at the cheapest
            plan{freeCount > 0 && `, ${freeCount} with a free plan`}.
            {uncounted.length > 0 &&
              ` Not counted, because sold by use, once, on request or not in dollars: ${names.format(uncounted)}.`}
          </>
        )}
        {unconfirmed.length > 0 &&
          ` ${UNCONFIRMED_MARK} With prices that nobody has confirmed: ${names.format(unconfirmed)}.`}
      </p>
    </section>
  );
}

function Allowed({ list }: { list: readonly SavedTool[] }) {
  const inForce = useStore($rulesInForce, null);
  return (
    <section aria-labelledby="allowed">
      <h2 id="allowed">{inForce ? `Under ${inForce.name}` : 'What you may do'}</h2>
      {inForce ? (
        <>
          <Tally list={list} rules={inForce.rules} />
          <p>{rulesText(inForce.rules)}.</p>
        </>
      ) : (
        <ul role="list">
          {allowedShares(list).map(({ count, text }) => (
            <li key={text}>
              <b>{count}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How many pass, with the way to the rules; the rows ask for the verdicts. */
function Tally({ list, rules }: { list: readonly SavedTool[]; rules: Rules }) {
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
  return (
    <b role="status">
      {isJudged ? (
        <a href={`/rules?${rulesQuery(rules)}`}>
          {asLine(tallyText(list.flatMap(({ id }) => verdicts.get(id) ?? [])))}
        </a>
      ) : (
        'Judging …'
      )}
    </b>
  );
}

/** As a line of its own, broken between its parts alone. */
function asLine(tally: string): string {
  return (tally.charAt(0).toUpperCase() + tally.slice(1)).replace(/(\w) (?=\w)/g, '$1\u00A0');
}
