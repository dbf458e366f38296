import { andList } from '#domain/text/list-text.ts';
import type { Brief } from '#domain/collection/brief/brief.ts';
import { deskJobsText, sharedJobs } from '#domain/collection/brief/task-cover.ts';
import { overlapTitle } from '#domain/collection/brief/overlaps.ts';
import { counted } from '#domain/text/counted.ts';
import { deskPath } from '#domain/task/task-path.ts';
import { UNCONFIRMED_MARK } from '#domain/tool/plan/price.ts';
import { leftOutText, markedAmount, paidWorkSumText } from '#domain/tool/plan/saved-total.ts';
import styles from './brief-sums.module.css';

/** Covered jobs that are named at once, and those of them that several do; the rest is counted. */
const MAX_JOBS = 4;
const MAX_SHARED = 3;

/** What a list comes to: its price a month, its rights at a glance, where it doubles, which jobs it does. */
export function BriefSums({ brief: { total, rights, tasks } }: { brief: Brief }) {
  const { paidCount, freeCount, uncounted, paidWork } = total;
  const isPriced = paidWork.count > 0;
  const unconfirmed = [...new Set([...total.unconfirmed, ...(isPriced ? paidWork.unconfirmed : [])])];
  const paidText = counted(paidCount, 'paid tool');
  const freeText = freeCount > 0 ? `, ${freeCount} with a free plan` : '';
  const covered = tasks.covered.slice(0, MAX_JOBS);
  const more = tasks.covered.length - covered.length;
  const shared = sharedJobs(tasks);
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
        <dt>Rights</dt>
        <dd>
          <ul role="list">
            {rights.map(({ right, text, others }) => (
              <li key={right}>
                <b>{text}.</b>
                {others.map(({ says, names }) => (
                  <span key={says}>
                    {' '}
                    {says}: {andList(names)}.
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {shared.length > 0 && (
        <div>
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
      <div>
        <dt>Jobs</dt>
        <dd>
          <ul role="list" className={styles['jobs']}>
            {covered.map(({ slug, title }) => (
              <li key={slug}>{title}</li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
          {tasks.desk !== null && (
            <p className={styles['desk']}>
              <a href={deskPath(tasks.desk)}>{deskJobsText(tasks)}</a>
            </p>
          )}
        </dd>
      </div>
    </dl>
  );
}
