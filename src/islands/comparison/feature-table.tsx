import { useState } from 'react';
import type { ToolAnswer } from '#api/tools.ts';
import type { ComparisonRow, Feature } from '#domain/comparison/comparison-rows.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { isOneVerdict } from '#domain/rules/verdicts-side-by-side.ts';
import { reportPath } from '#domain/watch/correction/report-error.ts';
import { hasMore } from '#parts/compared-rows.tsx';
import { ComparedTable, UnderRules } from '#parts/compared-table.tsx';
import { $rulesInForce } from '#state/rules-in-force.ts';
import { useStore } from '../use-store.ts';
import styles from './comparison.module.css';

interface Props {
  tools: readonly ToolAnswer[];
  rows: readonly ComparisonRow[];
  /** Under the rules in force, by tool. */
  verdicts: ReadonlyMap<number, VerdictStatement>;
  onRemove(id: number): void;
}

/** The table of the tools on show: a row opens on every plan and who says so, and all of them at once. */
export function FeatureTable({ tools, rows, verdicts, onRemove }: Props) {
  const inForce = useStore($rulesInForce, null);
  const [open, setOpen] = useState<ReadonlySet<Feature>>(new Set());
  const closable = rows.filter(hasMore).map(({ feature }) => feature);
  const isAllOpen = closable.every((feature) => open.has(feature));
  const toggle = (feature: Feature) =>
    setOpen(new Set(open.has(feature) ? [...open].filter((other) => other !== feature) : [...open, feature]));
  return (
    <ComparedTable
      {...{ tools, rows, open, onRemove }}
      rules={inForce?.rules}
      onToggle={toggle}
      below={
        <div className={styles['below']}>
          {closable.length > 0 && (
            <button type="button" onClick={() => setOpen(new Set(isAllOpen ? [] : closable))}>
              {isAllOpen ? 'Answers alone' : 'All plans and sources'}
            </button>
          )}
          <a href={reportPath(tools)}>Report an error</a>
        </div>
      }
    >
      {inForce && !isOneVerdict(tools.flatMap(({ id }) => verdicts.get(id) ?? [])) && <UnderRules tools={tools} />}
    </ComparedTable>
  );
}
