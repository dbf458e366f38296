import { useStore } from '../use-store.ts';
import { useMemo, useRef } from 'react';
import type { ToolAnswer } from '#api/tools.ts';
import { selectCompared } from '#domain/comparison/comparison-list.ts';
import { comparisonRows } from '#domain/comparison/comparison-rows.ts';
import { failsLast } from '#domain/rules/order-under-rules.ts';
import { UNCONFIRMED_NOTE } from '#domain/tool/price.ts';
import { hasUnreadPrice } from '#domain/tool/two-prices.ts';
import { removeCompared } from '#state/comparison.ts';
import { $comparison } from '#state/comparison-list.ts';
import { useUnderRules } from '../use-under-rules.ts';
import { VerdictTally } from '../verdict-tally.tsx';
import { ComparedTool } from './compared-tool.tsx';
import { FeatureTable } from './feature-table.tsx';
import { LinkNote } from './link-note.tsx';
import { ListBar } from './list-bar.tsx';
import styles from './comparison.module.css';

/** The columns a list of so many tools is laid out in. */
const columns = ['one', 'one', 'two', 'three'] as const;

/** The tools on show: count and actions, a card each, and the table when there is something to compare. */
export function ComparedList({ catalogue }: { catalogue: readonly ToolAnswer[] }) {
  const list = useStore($comparison, []);
  const countLine = useRef<HTMLParagraphElement>(null);
  const chosen = useMemo(() => selectCompared(catalogue, list), [catalogue, list]);
  const tools = useUnderRules(chosen, failsLast);
  const unknown = list.filter((id) => !tools.some((tool) => tool.id === id));
  const rows = comparisonRows(tools);

  const remove = (id: number) => {
    removeCompared(id);
    countLine.current?.focus();
  };

  return (
    <div className={styles['comparison']}>
      <LinkNote />
      <ListBar tools={tools} rows={rows} isEmpty={list.length === 0} countLine={countLine} />
      {unknown.length > 0 && (
        <p className={styles['unknown-ids']}>Not in the catalogue, so not shown: number {unknown.join(', ')}.</p>
      )}
      <VerdictTally ids={chosen.map(({ id }) => id)} order="fails last" />
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
        <ul role="list" className={styles['cards']} data-columns={columns[Math.min(tools.length, 3)]}>
          {tools.map((tool) => (
            <ComparedTool key={tool.id} tool={tool} onRemove={() => remove(tool.id)} />
          ))}
        </ul>
      )}
      {tools.length > 1 && <FeatureTable tools={tools} rows={rows} />}
      {tools.some(hasUnreadPrice) && <p className={styles['mark']}>{UNCONFIRMED_NOTE}</p>}
    </div>
  );
}
