import { andList } from '#domain/text/list-text.ts';
import type { Brief } from '#domain/collection/brief/brief.ts';
import { overlapTitle } from '#domain/collection/brief/overlaps.ts';
import { UNCONFIRMED_MARK } from '#domain/tool/plan/price.ts';
import { amountText, paidWorkSumText } from '#domain/tool/plan/saved-total.ts';
import styles from './brief-sums.module.css';

/** Covered jobs that are named at once; the rest is counted. */
const MAX_JOBS = 8;

/** What a list comes to: its price a month, its rights at a glance, where it doubles, which jobs it does and leaves. */
export function BriefSums({ brief: { total, rights, tasks } }: { brief: Brief }) {
  const { monthlyAmount, paidCount, freeCount, unconfirmed, uncounted, paidWork, overlaps } = total;
  const covered = tasks.covered.slice(0, MAX_JOBS);
  const more = tasks.covered.length - covered.length;
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>Monthly total</dt>
        <dd>
          <p className={styles['amount']}>
            {amountText(monthlyAmount)}
            {unconfirmed.length > 0 && UNCONFIRMED_MARK}
            <small>/month</small>
          </p>
          <p>
            {paidCount === 1 ? '1 paid tool' : `${paidCount} paid tools`} for one person at the cheapest plan
            {freeCount > 0 && `, ${freeCount} with a free plan`}.
            {uncounted.length > 0 &&
              ` Not in it, because sold by use, once, on request or not in dollars: ${andList(uncounted)}.`}
            {unconfirmed.length > 0 && ` ${UNCONFIRMED_MARK} Nobody has confirmed: ${andList(unconfirmed)}.`}
          </p>
          <p>{paidWorkSumText(paidWork)}</p>
        </dd>
      </div>
      <div>
        <dt>Rights</dt>
        <dd>
          <ul role="list">
            {rights.map(({ right, text, names: those, notRead, isWarning }) => (
              <li key={right} data-warning={isWarning}>
                <b>{text}</b>
                {those.length > 0 && `: ${andList(those)}`}.
                {notRead.length > 0 && <span> Not stated or not read: {andList(notRead)}.</span>}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>Overlaps</dt>
        <dd>
          {overlaps.length === 0 ? (
            <p>None does well what another is there for.</p>
          ) : (
            <ul role="list">
              {overlaps.map((overlap) => (
                <li key={overlap.task}>
                  <b>{overlapTitle(overlap)}:</b> {andList(overlap.names)}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
      <div>
        <dt>Jobs</dt>
        <dd>
          <p>
            {covered.map(({ title }) => title).join(' · ')}
            {more > 0 && ` · and ${more} more`}
          </p>
          {tasks.missing.length > 0 && (
            <p className={styles['missing']}>
              <b>Nobody here does:</b>{' '}
              {tasks.missing.map(({ slug, title }, index) => (
                <span key={slug}>
                  {index > 0 && ', '}
                  <a href={`/tasks/${slug}`}>{title.toLowerCase()}</a>
                </span>
              ))}
            </p>
          )}
        </dd>
      </div>
    </dl>
  );
}
