import type { SavedTool } from '#api/saved-tools.ts';
import { UNCONFIRMED_MARK } from '#domain/tool/plan/price.ts';
import { amountText, paidWorkSumText, savedTotal } from '#domain/tool/plan/saved-total.ts';
import styles from './desk.module.css';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the saved tools cost a month, and where two of them do the same job. */
export function SavedSum({ list }: { list: readonly SavedTool[] }) {
  const { monthlyAmount, paidCount, freeCount, unconfirmed, uncounted, paidWork, overlaps } = savedTotal(list);
  return (
    <dl className={styles['sum']}>
      <div>
        <dt>Monthly total</dt>
        <dd>
          <b>
            {amountText(monthlyAmount)}/month{unconfirmed.length > 0 && UNCONFIRMED_MARK}
          </b>
          <p>
            {paidCount === 1 ? '1 paid tool' : `${paidCount} paid tools`} at the cheapest plan
            {freeCount > 0 && `, ${freeCount} with a free plan`}.
            {uncounted.length > 0 &&
              ` Not counted, because sold by use, once, on request or not in dollars: ${names.format(uncounted)}.`}
            {unconfirmed.length > 0 &&
              ` ${UNCONFIRMED_MARK} With prices that nobody has confirmed: ${names.format(unconfirmed)}.`}
          </p>
          <p>{paidWorkSumText(paidWork)}</p>
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
