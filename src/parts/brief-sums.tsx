import { andList } from '#domain/text/list-text.ts';
import type { Brief } from '#domain/collection/brief/brief.ts';
import { exceptionsText, trainingFirst } from '#domain/collection/brief/rights-count.ts';
import { sharedJobs } from '#domain/collection/brief/task-cover.ts';
import { overlapTitle } from '#domain/collection/brief/overlaps.ts';
import { counted } from '#domain/text/counted.ts';
import { UNCONFIRMED_MARK } from '#domain/tool/plan/price.ts';
import { leftOutText, markedAmount, paidWorkSumText } from '#domain/tool/plan/saved-total.ts';
import styles from './brief-sums.module.css';

/** Jobs that several do and that are named at once; the rest is counted. */
const MAX_SHARED = 3;

/** What a list comes to: its price a month, the rights of the plans that are priced, where it doubles. */
export function BriefSums({ brief: { total, rights, unpriced, tasks } }: { brief: Brief }) {
  const { paidCount, freeCount, uncounted, paidWork } = total;
  const isPriced = paidWork.count > 0;
  const unconfirmed = [...new Set([...total.unconfirmed, ...(isPriced ? paidWork.unconfirmed : [])])];
  const paidText = counted(paidCount, 'paid tool');
  const freeText = freeCount > 0 ? `, ${freeCount} with a free plan` : '';
  const shared = sharedJobs(tasks);
  const { training, counts } = trainingFirst(rights);
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>Monthly total{isPriced && ', with paid work'}</dt>
        <dd>
          <p className={styles['amount']}>
            {markedAmount(isPriced ? paidWork : total)}
            <small> a month</small>
          </p>
          {isPriced && <p>On the cheapest plans that permit it.{leftOutText(paidWork)}</p>}
          <p>
            {isPriced
              ? `${markedAmount(total)} if nobody is paid for the work: ${paidText}${freeText}.`
              : `${paidText} at the cheapest plan${freeText}.`}
            {uncounted.length > 0 &&
              ` ${andList(uncounted)} ${uncounted.length === 1 ? 'is' : 'are'} not counted: sold by use, once, on request or not in dollars.`}
            {unconfirmed.length > 0 && ` ${UNCONFIRMED_MARK} Nobody has confirmed: ${andList(unconfirmed)}.`}
          </p>
          {!isPriced && <p>{paidWorkSumText(paidWork)}</p>}
        </dd>
      </div>
      <div>
        <dt>{isPriced ? 'Rights on these plans' : 'Rights'}</dt>
        <dd>
          <ul role="list">
            {training && (
              <li>
                <b>
                  <i aria-hidden="true">✕ </i>
                  {training}
                </b>
              </li>
            )}
            {counts.map((count) => (
              <li key={count.right}>
                <b>{count.text}</b>
                {exceptionsText(count)}
              </li>
            ))}
          </ul>
          {unpriced !== '' && <p>{unpriced}</p>}
        </dd>
      </div>
      {shared.length > 0 && (
        <div className={shared.length > 1 ? styles['plotted'] : undefined}>
          <dt>Overlaps</dt>
          <dd>
            <ul role="list">
              {shared.slice(0, MAX_SHARED).map(({ slug, names }) => (
                <li key={slug}>
                  <b>{overlapTitle({ task: slug, names })}:</b> {andList(names)}
                </li>
              ))}
              {shared.length > MAX_SHARED && <li>and {shared.length - MAX_SHARED} more</li>}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
