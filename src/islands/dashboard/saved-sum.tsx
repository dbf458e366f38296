import type { SavedTool } from '#api/saved-tools.ts';
import { UNCONFIRMED_MARK } from '#domain/tool/plan/price.ts';
import { leftOutText, markedAmount, paidWorkSumText, savedTotal } from '#domain/tool/plan/saved-total.ts';
import styles from './desk.module.css';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the saved tools cost a month in paid work, what to try them, and where two of them do the same job. */
export function SavedSum({ list }: { list: readonly SavedTool[] }) {
  const total = savedTotal(list);
  const { paidCount, freeCount, unconfirmed, uncounted, paidWork, overlaps } = total;
  const isPriced = paidWork.count > 0;
  return (
    <dl className={styles['sum']}>
      <div>
        <dt>Monthly total</dt>
        <dd>
          <b>{markedAmount(isPriced ? paidWork : total)}/month</b>
          <p>
            {isPriced
              ? `With paid work, on the cheapest plans that permit it.${leftOutText(paidWork)}`
              : paidWorkSumText(paidWork)}
          </p>
          <p>
            {isPriced && `To try them: ${markedAmount(total)} a month, `}
            {paidCount === 1 ? '1 paid tool' : `${paidCount} paid tools`} at the cheapest plan
            {freeCount > 0 && `, ${freeCount} with a free plan`}.
            {uncounted.length > 0 &&
              ` Not counted, because sold by use, once, on request or not in dollars: ${names.format(uncounted)}.`}
            {unconfirmed.length > 0 &&
              ` ${UNCONFIRMED_MARK} With prices that nobody has confirmed: ${names.format(unconfirmed)}.`}
          </p>
        </dd>
      </div>
      <div>
        <dt>Overlaps</dt>
        <dd>
          {overlaps.length === 0 ? (
            <p>No two of them are of the same kind.</p>
          ) : (
            <ul role="list">
              {overlaps.map((overlap) => (
                <li key={overlap.category}>
                  <b>{overlap.category}:</b> {names.format(overlap.names)}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  );
}
