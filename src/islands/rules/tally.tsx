import { Fragment } from 'react';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { $filter, $groups, $isJudging, $isSlow, $judged } from '#state/verdicts.ts';
import { useStore } from '../use-store.ts';
import styles from './rules.module.css';

/** How many tools pass, in one sentence with the count of each verdict. */
export function Tally({ count, rules }: { count: number; rules: Rules | null }) {
  const groups = useStore($groups, null);
  const judged = useStore($judged);
  const isJudging = useStore($isJudging, false);
  const isSlow = useStore($isSlow);
  const { name, task } = useStore($filter);
  const isShown = rules !== null && !isJudging && groups !== null && judged.status === 'read';
  const taskTitle = judged.status === 'read' ? judged.read.tasks.find(({ slug }) => slug === task)?.title : undefined;
  const of = [taskTitle && ` for ‘${taskTitle}’`, name.trim() && ` named ‘${name.trim()}’`].filter(Boolean).join('');
  return (
    <div id="tally" className={styles['tally']} role="status">
      {isShown ? (
        <Fragment key="shown">
          <p className={styles['pass-count']}>
            <b>{groups.passes.length + groups.switched.length}</b> of {groups.all} {groups.all === 1 ? 'tool' : 'tools'}
            {of} {groups.passes.length + groups.switched.length === 1 && groups.all === 1 ? 'passes' : 'pass'}
          </p>
          <p>
            {groups.passes.length} as they come, {groups.switched.length} when switched; {groups.unknown.length}{' '}
            unknown, {groups.fails.length} fail.
          </p>
        </Fragment>
      ) : rules === null ? (
        <p key="none" className={styles['none']}>
          <b>No rules yet.</b> Take one of the four, or set it rule by rule: all {count} tools are judged at once, and
          every page says how they stand, until you switch the rules off.
        </p>
      ) : judged.status === 'failed' ? (
        <Fragment key="failed">
          <p className={styles['pass-count']}>No verdicts</p>
          <p>They could not be had; your rules stand.</p>
        </Fragment>
      ) : (
        <Fragment key="judging">
          <p className={styles['pass-count']}>Judging {count} tools …</p>
          <p>{isSlow ? 'This takes longer than usual. We go on asking.' : 'Each plan against each rule.'}</p>
        </Fragment>
      )}
    </div>
  );
}
