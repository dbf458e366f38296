import type { SavedTool } from '#api/saved-tools.ts';
import { capitalNumber } from '#domain/text/number-word.ts';
import { UNCONFIRMED_MARK } from '#domain/tool/plan/price.ts';
import {
  leftOutText,
  markedAmount,
  overlapAdvice,
  paidWorkSumText,
  savedTotal,
} from '#domain/tool/plan/saved-total.ts';
import { projectAddress } from '#domain/project/project.ts';
import { savedUnderRulesText } from '#domain/project/saved-under-rules.ts';
import { $projects } from '#state/projects.ts';
import { useStore } from '../use-store.ts';
import styles from './desk.module.css';

/** Projects whose rules are told here: those that are broken before the others, the newest first. */
const CLIENTS_AT_MOST = 3;
const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the saved tools cost a month in paid work, at the least, whether one of several of a kind could go, and whose client’s rules they break. */
export function SavedSum({ list }: { list: readonly SavedTool[] }) {
  const total = savedTotal(list);
  const { paidCount, freeCount, unconfirmed, uncounted, paidWork, overlaps } = total;
  const isPriced = paidWork.count > 0;
  const { projects } = useStore($projects);
  const clients = projects.toReversed().flatMap((project) => {
    const told = savedUnderRulesText(project.saved, list);
    return told ? [{ project, told }] : [];
  });
  const shown = clients.toSorted((a, b) => Number(b.told.isBroken) - Number(a.told.isBroken)).slice(0, CLIENTS_AT_MOST);
  return (
    <dl className={styles['sum']}>
      <div>
        <dt>Monthly total</dt>
        <dd>
          <b className={styles['amount']}>{markedAmount(isPriced ? paidWork : total)}/month</b>
          <p>
            {isPriced
              ? `With paid work, on the cheapest plans that permit it.${leftOutText(paidWork)}`
              : paidWorkSumText(paidWork)}
          </p>
          <p>
            {isPriced && `At the cheapest plan of each ${markedAmount(total)}: `}
            {paidCount === 1 ? '1 paid tool' : `${paidCount} paid tools`}
            {!isPriced && ' at the cheapest plan'}
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
                  <b>
                    {capitalNumber(overlap.names.length)} of one kind: {overlap.category}
                  </b>
                  <p>{names.format(overlap.names)}.</p>
                  <p>{overlapAdvice(list, overlap)}</p>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
      {shown.length > 0 && (
        <div>
          <dt>Your clients’ rules</dt>
          <dd>
            <ul role="list">
              {shown.map(({ project, told }) => (
                <li key={project.id} data-broken={told.isBroken || undefined}>
                  <b>
                    <a href={projectAddress(project)}>{project.client || project.name}</a>: {told.head}
                  </b>
                  <p>{told.rest}</p>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
