import { useStore } from '../use-store.ts';
import { useEffect, useMemo, useRef } from 'react';
import type { ToolAnswer } from '#api/tools.ts';
import { selectCompared } from '#domain/comparison/comparison-list.ts';
import { comparisonRows } from '#domain/comparison/comparison-rows.ts';
import { counted } from '#domain/text/counted.ts';
import { InOneLine } from '#parts/compared-table.tsx';
import { $rulesInForce, $verdicts, $verdictsFailed, askVerdicts, isAnswered } from '#state/rules-in-force.ts';
import { removeCompared } from '#state/comparison.ts';
import { $comparison } from '#state/comparison-list.ts';
import { FeatureTable } from './feature-table.tsx';
import { LinkNote } from './link-note.tsx';
import { ListBar } from './list-bar.tsx';
import footer from '#parts/footer-waits.module.css';
import styles from './comparison.module.css';

/** The tools on show: count and actions, and one table of all that is known of them. */
export function ComparedList({ catalogue }: { catalogue: readonly ToolAnswer[] }) {
  const list = useStore($comparison, []);
  const countLine = useRef<HTMLParagraphElement>(null);
  const tools = useMemo(() => selectCompared(catalogue, list), [catalogue, list]);
  const unknown = list.filter((id) => !tools.some((tool) => tool.id === id));
  const rows = comparisonRows(tools);
  const rules = useStore($rulesInForce, null);
  const [isFailed, verdicts] = [useStore($verdictsFailed, false), useStore($verdicts)];
  useEffect(() => askVerdicts(tools.map(({ id }) => id)), [tools, rules]);
  // What leads, and whether the table has a row of verdicts, hangs on what they are.
  if (rules !== null && !isFailed && !tools.every(({ id }) => isAnswered(id)))
    return (
      <div className={styles['comparison']}>
        <div className={`${styles['skeleton']} ${footer['waits']}`} />
      </div>
    );

  const remove = (id: number) => {
    removeCompared(id);
    countLine.current?.focus();
  };

  return (
    <div className={styles['comparison']}>
      <LinkNote />
      <InOneLine tools={tools} />
      {unknown.length > 0 && (
        <p className={styles['unknown-ids']}>Not in the catalogue, so not shown: number {unknown.join(', ')}.</p>
      )}
      <div className={styles['listed']}>
        <p ref={countLine} tabIndex={-1} role="status" className={styles['count']} data-several={tools.length > 1}>
          {counted(tools.length, 'tool')} on the list
          {tools.length === 1 && <span>. Add another to see them side by side.</span>}
        </p>
        {tools.length === 0 ? (
          <div className={styles['nothing']}>
            <img src="/mascot/yak-resting.svg" alt="" width="272" height="240" />
            <h2>No tools to compare</h2>
            <p>Open a tool and choose “Add to Compare”. Two make a table.</p>
            <a className="button button-signal" href="/tools">
              Browse Tools
            </a>
          </div>
        ) : (
          <FeatureTable {...{ tools, rows, verdicts }} onRemove={remove} />
        )}
      </div>
      <ListBar tools={tools} rows={rows} isEmpty={list.length === 0} countLine={countLine} />
    </div>
  );
}
