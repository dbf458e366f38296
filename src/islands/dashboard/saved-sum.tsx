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
import { compareTools } from '#state/comparison.ts';
import { $projects } from '#state/projects.ts';
import { $savedTools } from '#state/saved-tools.ts';
import { useStore } from '../use-store.ts';
import styles from './desk.module.css';

/** Projects whose rules are told here: those that are broken before the others, the newest first. */
const CLIENTS_AT_MOST = 3;
const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** What asks for a decision first: whose client’s rules the saved tools break, and where one of several of a kind could go; then what a month of paid work costs at the least. Nothing without saves. */
export function SavedSum() {
  const { list } = useStore($savedTools);
  return list.length === 0 ? null : <Sum list={list} />;
}

function Sum({ list }: { list: readonly SavedTool[] }) {
  const total = savedTotal(list);
  const { paidCount, freeCount, uncounted, paidWork, overlaps } = total;
  const isPriced = paidWork.count > 0;
  const { unconfirmed } = isPriced ? paidWork : total;
  const { projects } = useStore($projects);
  const clients = projects.toReversed().flatMap((project) => {
    const told = savedUnderRulesText(project.saved, list);
    return told ? [{ project, told }] : [];
  });
  const shown = clients.toSorted((a, b) => Number(b.told.isBroken) - Number(a.told.isBroken)).slice(0, CLIENTS_AT_MOST);
  return (
    <section aria-label="Your saved tools together">
      <dl className={styles['sum']}>
        {shown.length > 0 && (
          <div>
            <dt>Your clients’ rules</dt>
            {shown.map(({ project, told }) => (
              <dd key={project.id} data-broken={told.isBroken || undefined}>
                <b>
                  {project.client || project.name}: {told.head}
                </b>
                <p>{told.rest}</p>
                <a href={projectAddress(project)}>Open {project.name}</a>
              </dd>
            ))}
          </div>
        )}
        {overlaps.length > 0 && (
          <div>
            <dt>Overlaps</dt>
            {overlaps.map((overlap) => (
              <dd key={overlap.category}>
                <b>
                  {capitalNumber(overlap.names.length)} of one kind: {overlap.category}
                </b>
                <p>
                  {names.format(overlap.names)}. {overlapAdvice(list, overlap)}
                </p>
                <button
                  type="button"
                  onClick={() =>
                    void compareTools(list.filter(({ name }) => overlap.names.includes(name)).map(({ id }) => id))
                  }
                >
                  Compare them<span className="visually-hidden">: {overlap.category}</span>
                </button>
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>Monthly total</dt>
          <dd>
            <b className={styles['amount']}>
              {markedAmount(isPriced ? paidWork : total)}
              <small>/month</small>
            </b>
            <p>
              {isPriced ? (
                `With paid work, on the cheapest plans that permit it.${leftOutText(paidWork)}`
              ) : (
                <>
                  {paidWorkSumText(paidWork)} {paidCount === 1 ? '1 paid tool' : `${paidCount} paid tools`} at the
                  cheapest plan{freeCount > 0 && `, ${freeCount} with a free plan`}.
                  {uncounted.length > 0 &&
                    ` Not counted, because sold by use, once, on request or not in dollars: ${names.format(uncounted)}.`}
                </>
              )}
              {unconfirmed.length > 0 &&
                ` ${UNCONFIRMED_MARK} With prices that nobody has confirmed: ${names.format(unconfirmed)}.`}
            </p>
          </dd>
        </div>
      </dl>
    </section>
  );
}
